import { mount } from "svelte";
import App from "./App.svelte";
import { siteApp } from "../browser/site.svelte";
import { words } from "../i18n/words.svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
void siteApp.start();
await words.load();
mount(App, { target });
