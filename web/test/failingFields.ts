/** What the tests share that fail one field of an operation after another. */
import { act } from '@testing-library/react';
import { isNonNullType } from 'graphql';
import { vi } from 'vitest';
import type { Place, RelayServer } from './relayServer/relayServer';

export const FAILED_ROW = '1 row couldn’t be loaded.';

const isLoading = () => document.querySelector('[style*="--skeleton-width"]') !== null;

/** More rounds than anything needs that comes in parts: code, its data, and what they bring. */
const MOST_ROUNDS = 30;

/** Waits until neither code nor a response is on its way, and what has come is drawn. */
export async function settle({ sent, idle }: Pick<RelayServer, 'sent' | 'idle'>): Promise<void> {
  const look = () => `${sent.length} ${document.body.textContent}`;
  let unchanged = 0;
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const before = look();
    await act(async () => {
      await idle();
      await vi.dynamicImportSettled();
    });
    unchanged = look() === before && !isLoading() ? unchanged + 1 : 0;
    // What an effect of the last round asks for comes with the next one.
    if (unchanged === 2) return;
  }
  throw new Error(`Nothing is settled after ${MOST_ROUNDS} rounds: ${look()}`);
}

/** The first of the buttons that try again. */
export const findRetry = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');

export const toKey = (path: Place['path']): string => path.join('.');

/** The field that is null when the one at the path fails: itself, or the nearest above that may be null. */
function nulled(path: Place['path'], places: ReadonlyMap<string, Place>): Place | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const place = places.get(toKey(path.slice(0, length)));
    if (place && !isNonNullType(place.type)) return place;
  }
  return undefined;
}

/** Which fragments read a field, and of which row. */
function readersOf(place: Place | undefined): string[] {
  if (!place) return [''];
  const row = toKey(place.path.slice(0, place.path.lastIndexOf('node') + 1));
  return [...new Set(place.readers())].map((name) => `${row} ${name}`);
}

export const isInRow = (path: Place['path']): boolean => toKey(path).includes('edges.1.node');

/** Whether the field is in the second row of a list, or else in the first items of whatever lists it is in. */
const isChosen = ({ path }: Place): boolean =>
  path.every((step, index) => typeof step === 'string' || step === (path[index - 1] === 'edges' ? 1 : 0));

/**
 * A field for each fragment of the screen and of a row, without which it cannot be read: the deepest of those that the
 * fewest others read. All other fields take the same with them. Every field in the long form.
 * @param read the fragments for which a field was chosen already.
 */
export function chooseFields(places: ReadonlyMap<string, Place>, read = new Set<string>()): Place[] {
  const chosen = [...places.values()].filter(isChosen);
  if (process.env.LONG) return chosen;
  const ranked = chosen
    .map((place) => ({ place, readers: readersOf(nulled(place.path, places)) }))
    .sort(
      (one, other) =>
        one.readers.length - other.readers.length || other.place.path.length - one.place.path.length,
    );
  return ranked.flatMap(({ place, readers }) => {
    if (readers.every((reader) => read.has(reader))) return [];
    for (const reader of readers) read.add(reader);
    return [place];
  });
}
