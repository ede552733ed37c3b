/** Opaque ids: the same string in GraphQL and in REST, safe in a URL as it stands. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the text is a database key in the form that PostgreSQL prints. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** 'User' and a key become 'User_0190…'. */
export const encodeId = (typename: string, key: string): string => `${typename}_${key}`;

/** The parts of an id; undefined for a text that is not an id. */
export function decodeId(id: string): { typename: string; key: string } | undefined {
  const cut = id.indexOf('_');
  const key = id.slice(cut + 1);
  return cut > 0 && isUuid(key) ? { typename: id.slice(0, cut), key } : undefined;
}

/**
 * The id of this type that a text means, whether it is an id or a bare key, in any case; undefined for anything else.
 */
export function findTypedId(typename: string, text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const prefix = `${typename.toLowerCase()}_`;
  const key = typed.startsWith(prefix) ? typed.slice(prefix.length) : typed;
  return isUuid(key) ? encodeId(typename, key) : undefined;
}
