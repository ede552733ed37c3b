/**
 * What someone chose on this device, for the order in which things are offered to them. Only addresses are kept, never
 * a name or what was typed.
 */
const MOST = 50;

const keyOf = (userId: string): string => `portal.palette.${userId}`;

/** The addresses chosen last, newest first. */
export function readChosen(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function noteChosen(userId: string, address: string): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([address, ...readChosen(userId)].slice(0, MOST)));
  } catch {
    // Without room for it the order stays as it is.
  }
}

/** How often each address was chosen. */
export function countChosen(userId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const address of readChosen(userId)) counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}
