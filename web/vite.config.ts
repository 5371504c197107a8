import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./plugins/brotli.ts";
import { site } from "./plugins/site.ts";
import { texts } from "./plugins/texts.ts";

const server = process.env["PAX_SERVER"] ?? "http://127.0.0.1:8000";
const WORKER = "service-worker";
const ENGINE = "engine-worker";
/** Set for the edition without a server, which has a web worker. */
const isSite = process.env["PAX_SITE"] !== undefined;
/** One file instead of forty for what several screens share: less to request, and it compresses better. */
const SHARED = {
  name: "shared",
  test: /src\/(components|state|i18n|browser|api)\//,
  minShareCount: 2,
};

export default defineConfig({
  base: "./", // the page works under any sub-path
  plugins: [svelte(), texts(), site(), ...(isSite ? [] : [brotli()])],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: "index.html",
        [WORKER]: "src/service_worker/service_worker.ts",
        ...(isSite ? { [ENGINE]: "src/worker/worker.ts" } : {}),
      },
      // Beside the page and without a digest: its place is its scope, its name its identity.
      output: {
        // The engine's worker must not load what the page shares.
        codeSplitting: isSite || { groups: [SHARED] },
        entryFileNames: ({ name }) =>
          name === WORKER || name === ENGINE ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    proxy: { "/api": { target: server }, "/play": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
