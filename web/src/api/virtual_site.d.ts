declare module "virtual:site" {
  const built: import("./site").Site | null;
  export default built;
}
