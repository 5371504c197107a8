/** The edition without a server, as it was built; null for a page that a server serves. */
import built from "virtual:site";

export interface Site {
  /** A digest of all its files. */
  version: string;
  /** The folder of the engine, relative to the page. */
  engine: string;
  /** The number of bytes that the engine loads before it can start. */
  bytes: number;
  /** The address of a server for games over a network, if the publisher named one. */
  server: string;
}

export const site: Site | null = built;

/** The path of the folder that an address is in. Copies in several folders share an origin. */
export function folderOf(address: string): string {
  return new URL(".", address).pathname;
}

/** The lock that the open pages of a version share; the service worker gives its cache the same name. */
export function lockOf(folder: string, version: string): string {
  return `pax:${folder}:version:${version}`;
}
