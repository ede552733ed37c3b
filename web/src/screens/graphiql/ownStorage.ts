/**
 * Stores GraphiQL's tabs only in this browser tab and separately for each person, because a query and its variables may
 * contain names that the next user of this computer must not see.
 *
 * @param variables those of the first tab while nothing is stored: GraphiQL takes its query from the examples, but not
 * its variables.
 */
export function ownStorage(userId: string, variables: string | null) {
  const prefix = `graphiql.${userId}.`;
  const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return keys().length;
    },
    getItem: (key: string) =>
      sessionStorage.getItem(prefix + key) ??
      (key === 'graphiql:variables' && !sessionStorage.getItem(`${prefix}graphiql:tabState`)
        ? variables
        : null),
    setItem: (key: string, value: string) => sessionStorage.setItem(prefix + key, value),
    removeItem: (key: string) => sessionStorage.removeItem(prefix + key),
    clear: () => {
      for (const key of keys()) sessionStorage.removeItem(key);
    },
  };
}
