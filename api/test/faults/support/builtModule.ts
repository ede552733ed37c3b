/** A module from the build, which is what the server under test runs. */
export const builtModule = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../../dist/${path}`, import.meta.url).href);
