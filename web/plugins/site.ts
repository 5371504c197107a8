import type { Plugin } from "vite";

/** The second is for the service worker: a module that it shared with the page would be a file of its own. */
const IDS = ["virtual:site", "virtual:site/service-worker"];

/** The module `virtual:site`: how the edition without a server was built, or null for a server's page. */
export function site(): Plugin {
  const built = `export default ${process.env["PAX_SITE"] ?? "null"};`;
  return {
    name: "pax-site",
    resolveId: (id) => (IDS.includes(id) ? `\0${id}` : undefined),
    load: (id) => (IDS.includes(id.slice(1)) ? built : undefined),
  };
}
