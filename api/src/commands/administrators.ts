/** The administrators that a restored backup will have, read from its rows before anything is written. */
import type { Copy, Part } from '../backup/copy.ts';

export interface Administrator {
  email: string;
  /** Whether the account is neither deactivated nor archived. */
  isActive: boolean;
}

type Values = Record<string, string | null | undefined>;

/** `watch` passes on the parts of a backup; `list` returns the administrators in the parts so far. */
export function createAdministratorList() {
  const people = new Map<string, Administrator>();
  const administrators = new Set<string>();
  const seen: Record<string, (row: Values) => void> = {
    RoleAssignment: ({ userId, role }) => {
      if (role === 'IT_Admin') administrators.add(String(userId));
    },
    User: ({ id, email, isActive, archivedAt }) => {
      people.set(String(id), { email: String(email), isActive: isActive === 't' && !archivedAt });
    },
  };

  async function* watch(parts: Copy['parts']): AsyncGenerator<Part> {
    let names: string[] = [];
    let see: ((row: Values) => void) | undefined;
    for await (const part of parts) {
      if (part.kind === 'table') {
        names = part.table.columns.map(({ name }) => name);
        see = seen[part.table.name];
      } else if (part.kind === 'rows' && see)
        for (const row of part.rows) see(Object.fromEntries(names.map((name, at) => [name, row[at]])));
      yield part;
    }
  }

  const list = (): Administrator[] =>
    [...administrators]
      .map((id) => people.get(id) ?? { email: `unknown person ${id}`, isActive: false })
      .sort((one, other) => (one.email < other.email ? -1 : 1));
  return { watch, list };
}
