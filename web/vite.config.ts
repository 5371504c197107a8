import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { texts } from "./plugins/texts.ts";

const server = process.env["PAX_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), texts()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: { "/api": { target: server }, "/play": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
