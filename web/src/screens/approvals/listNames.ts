/** Each name once: 'Dario Fontaine', 'Dario Fontaine and Lena Ortiz', 'Dario Fontaine and 3 others'. */
export function listNames(names: readonly string[]): string {
  const [first = 'no one', ...others] = new Set(names);
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} others`;
}
