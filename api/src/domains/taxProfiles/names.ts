/** Compares names as people read them. */
import { nameWords } from 'rules/latinLetters';

/** Whether the text can be this person's name: the full last name and at least the first initial. */
export function isNameFor(
  text: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): boolean {
  const words = nameWords(text);
  const last = nameWords(lastName);
  const others = words.filter((word) => !last.includes(word));
  const initial = nameWords(firstName)[0]?.[0] ?? '';
  return (
    last.every((word) => words.includes(word)) &&
    // Someone's name may be Ali Ali.
    (others.length ? others : words).some((word) => word.startsWith(initial))
  );
}

/** 'Zoë Q. Łukasik Jr.' */
export const fullName = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
