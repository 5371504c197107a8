import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/words.svelte";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await words.load();
mount(App, { target });
