/** The API's description for tests. */

// biome-ignore lint/suspicious/noExplicitAny: a description of any shape.
type Any = any;

/** The description with its references replaced by what they name; no part contains itself. */
export function withoutRefs(description: Any): Any {
  const resolve = (part: Any): Any => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    if (typeof part.$ref === 'string')
      return resolve(
        part.$ref
          .slice(2)
          .split('/')
          .reduce((place: Any, name: string) => place[name], description),
      );
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]));
  };
  return resolve(description);
}
