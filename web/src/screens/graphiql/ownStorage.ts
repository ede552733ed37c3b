/**
 * Where GraphiQL keeps its tabs: in this browser tab alone and apart for each person, because a query and its
 * variables may name people whom the next one at this computer may not know of.
 */
export function ownStorage(userId: string) {
  const prefix = `graphiql.${userId}.`;
  const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return keys().length;
    },
    getItem: (key: string) => sessionStorage.getItem(prefix + key),
    setItem: (key: string, value: string) => sessionStorage.setItem(prefix + key, value),
    removeItem: (key: string) => sessionStorage.removeItem(prefix + key),
    clear: () => {
      for (const key of keys()) sessionStorage.removeItem(key);
    },
  };
}
