declare module "virtual:texts/page" {
  /** Messages for when nothing else can be loaded, by language. */
  const texts: Record<string, string>;
  export default texts;
}
declare module "virtual:texts/*" {
  const text: string;
  export default text;
}
