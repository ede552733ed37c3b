/** Names as people write them, compared as people read them: without regard to case, accents and punctuation. */

const splitWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether the text can be this person's name: the whole last name and at least the initial of the first one. */
export function isNameFor(
  text: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): boolean {
  const words = splitWords(text);
  const last = splitWords(lastName);
  const others = words.filter((word) => !last.includes(word));
  const initial = splitWords(firstName)[0]?.[0] ?? '';
  return (
    last.every((word) => words.includes(word)) &&
    // Somebody may be called Ali Ali.
    (others.length ? others : words).some((word) => word.startsWith(initial))
  );
}

/** 'Zoë Q. Łukasik Jr.' */
export const fullName = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** The same for names that people read as the same. */
export const foldedName = (name: string): string => splitWords(name).join(' ');
