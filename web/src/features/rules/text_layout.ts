/** The layout of a section's text: paragraphs and lists, and the cards in them. */

export type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };
export type Piece = { card: string } | { text: string };

/** Join the lines of each paragraph and list item. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of unwrapped(text)) {
    const last = blocks.at(-1);
    if (!line.startsWith("- ")) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(2));
    else blocks.push({ kind: "list", items: [line.slice(2)] });
  }
  return blocks;
}

function unwrapped(text: string): string[] {
  const lines: string[] = [];
  let begins = true;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "") begins = true;
    else if (begins || line.startsWith("- ")) lines.push(line);
    else lines.push(`${lines.pop() ?? ""} ${line}`);
    if (line !== "") begins = false;
  }
  return lines;
}

/** Split a text at card names such as F23. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/\b([WFARSLI][1-9]\d)\b/)
    .map((part, place) => (place % 2 === 1 ? { card: part } : { text: part }))
    .filter((piece) => "card" in piece || piece.text !== "");
}
