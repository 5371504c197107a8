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
