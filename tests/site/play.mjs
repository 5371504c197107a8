// Plays games in Pyodide under Node: node play.mjs PYODIDE_FOLDER ENGINE_ARCHIVE GAMES_PY MODELS_FOLDER < games.json
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, archive, script, models] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/engine" });
for (const name of readdirSync(models).filter((each) => /\.(weights|value)$/.test(each))) {
  python.FS.writeFile(`/engine/pax/bots/models/${name}`, readFileSync(join(models, name)));
}
python.runPython("import sys; sys.path.insert(0, '/engine')");
python.globals.set("games", readFileSync(0, "utf-8"));
python.runPython(readFileSync(script, "utf-8"));
const answer = python.runPython(`
import json
from pax.rules import state
foreign = sorted({name.partition(".")[0] for name in sys.modules} & {"fluent", "babel", "rich", "sqlalchemy"})
json.dumps({
    "is_compiled": not hasattr(state.State.apply, "__code__"),
    "foreign": foreign,
    "records": [played(*game) for game in json.loads(games)],
})
`);
console.log(answer);
