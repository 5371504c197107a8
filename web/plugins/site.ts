import type { Plugin } from "vite";

const ID = "virtual:site";

/** The module `virtual:site`: how the edition without a server was built, or null for a server's page. */
export function site(): Plugin {
  return {
    name: "pax-site",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${process.env["PAX_SITE"] ?? "null"};` : undefined),
  };
}
