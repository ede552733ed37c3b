import { useState } from 'react';
import { Checkbox } from './Checkbox';

/** The ticked rows among those on the page: a row that has left the page is no longer ticked. */
export function useSelected<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => keys.has(id));
  return {
    rows: selected,
    clear: () => setKeys(new Set()),
    selection: {
      Box: Checkbox,
      selected: new Set(selected.map(({ id }) => id)),
      onChange: (next: Set<string>) => setKeys(next),
    },
  };
}
