import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { site } from "./plugins/site.ts";
import { texts } from "./plugins/texts.ts";

/** Python runs the golden logs, and says where it has written them. */
const include = process.env["PAX_LOGS"] === undefined ? "tests/**/*.test.ts" : "tests/**/*.golden.ts";

export default defineConfig({
  plugins: [svelte(), texts(), site()],
  // The first test of a file also waits until its modules are compiled, which takes long on a busy machine.
  test: { include: [include], environment: "node", testTimeout: 60_000 },
});
