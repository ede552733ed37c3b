type Group = { readonly name: string; readonly actions: readonly string[] };

/** The groups, with the actions whose name or group contains every typed word. */
export function matchingActions<Each extends Group>(groups: readonly Each[], typed: string): Group[] {
  const words = typed
    .toUpperCase()
    .split(/[\s_]+/)
    .filter(Boolean);
  return groups
    .map(({ name, actions }) => ({
      name,
      actions: actions.filter((action) =>
        words.every((word) => `${name.toUpperCase()} ${action}`.includes(word)),
      ),
    }))
    .filter(({ actions }) => actions.length > 0);
}
