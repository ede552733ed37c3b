type Person = { readonly firstName: string; readonly lastName: string };

/**
 * Short names for an axis that merges equal ones: the last name, with the initial if two share it, and numbered if that
 * does not distinguish them either.
 */
export function axisNames(people: readonly Person[]): string[] {
  const lasts = people.map(({ lastName }) => lastName);
  const named = people.map(({ firstName, lastName }) =>
    lasts.indexOf(lastName) === lasts.lastIndexOf(lastName)
      ? lastName
      : `${firstName.slice(0, 1)}. ${lastName}`,
  );
  return named.map((name, index) => {
    const before = named.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
