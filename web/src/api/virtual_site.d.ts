declare module "virtual:site" {
  const built: import("./site").Site | null;
  export default built;
}
declare module "virtual:site/service-worker" {
  const built: import("./site").Site | null;
  export default built;
}
