/**
 * Someone's earlier choices on this device, which decide the order of the options. Only addresses are stored, never a
 * name or typed text.
 */
const MOST = 50;

const keyOf = (userId: string): string => `portal.palette.${userId}`;

/** The last chosen addresses, newest first. */
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
    // Without storage the order stays as it is.
  }
}

/** How often each address was chosen. */
export function countChosen(userId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const address of readChosen(userId)) counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}
