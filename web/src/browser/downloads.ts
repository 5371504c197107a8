/** Files for the player to keep. */

/** Offer data as a JSON file. */
export function saveFile(name: string, data: unknown): void {
  const file = new Blob([`${JSON.stringify(data)}\n`], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = `${name}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** A file name from the names of the players. */
export function fileName(...parts: string[]): string {
  return ["pax", ...parts]
    .join("-")
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "");
}
