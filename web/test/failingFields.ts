/** Shared by the tests that fail one field of an operation after another. */
import { act, waitFor } from '@testing-library/react';
import { isNonNullType } from 'graphql';
import { vi } from 'vitest';
import type { Place, RelayServer } from './relayServer/relayServer';

export const FAILED_ROW = '1 row couldn’t be loaded.';

const isLoading = () => document.querySelector('[style*="--skeleton-width"]') !== null;

/** More rounds than any part needs to load: code, its data, and what they load in turn. */
const MOST_ROUNDS = 30;

/** Waits until no code or response is pending and everything is rendered. */
export async function settle({ sent, idle }: Pick<RelayServer, 'sent' | 'idle'>): Promise<void> {
  const look = () => `${sent.length} ${document.body.textContent}`;
  let unchanged = 0;
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const before = look();
    await act(async () => {
      await idle();
      await vi.dynamicImportSettled();
    });
    // React leaves each skeleton for a moment.
    await waitFor(() => {
      if (isLoading()) throw new Error(`It is still loading: ${look()}`);
    });
    unchanged = look() === before ? unchanged + 1 : 0;
    // An effect of the last round sends its request in the next one.
    if (unchanged === 2) return;
  }
  throw new Error(`Nothing is settled after ${MOST_ROUNDS} rounds: ${look()}`);
}

/** The first of the Retry buttons. */
export const findRetry = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');

export const toKey = (path: Place['path']): string => path.join('.');

/** The field that becomes null when the one at the path fails: itself, or the nearest nullable one above. */
function nulled(path: Place['path'], places: ReadonlyMap<string, Place>): Place | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const place = places.get(toKey(path.slice(0, length)));
    if (place && !isNonNullType(place.type)) return place;
  }
  return undefined;
}

/** The fragments that read a field, and the row. */
function readersOf(place: Place | undefined): string[] {
  if (!place) return [''];
  const row = toKey(place.path.slice(0, place.path.lastIndexOf('node') + 1));
  return [...new Set(place.readers())].map((name) => `${row} ${name}`);
}

export const isInRow = (path: Place['path']): boolean => toKey(path).includes('edges.1.node');

/** Whether the field is in the second row of a list, or else in the first items of every list around it. */
const isChosen = ({ path }: Place): boolean =>
  path.every((step, index) => typeof step === 'string' || step === (path[index - 1] === 'edges' ? 1 : 0));

/**
 * Picks a field for each fragment of the screen and of a row without which the fragment cannot be read: the deepest of
 * those that the fewest others read. All other fields fail the same fragments. The long form picks every field.
 * @param read the fragments that have a field already.
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
