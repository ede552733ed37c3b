import { useFilters } from '../../kit/ui/useFilters';

const NAMES = ['year', 'quarter', 'tool'] as const;

/** What was chosen, as the address says it; what is not chosen is not there. */
export type Choice = Partial<Record<(typeof NAMES)[number], string>>;

const readFilters = (params: URLSearchParams): Choice =>
  Object.fromEntries(NAMES.map((name) => [name, params.get(name)]).filter(([, value]) => value !== null));

const writeFilters = (choice: Choice): URLSearchParams => new URLSearchParams(choice);

const changed = (choice: Choice, changes: Choice): Choice => ({ ...choice, ...changes });

/** What the queries are about and the tool they are for, out of the address, and how to choose another. */
export function useChoice() {
  const [choice, change] = useFilters<Choice>({ readFilters, writeFilters, changed });
  return [writeFilters(choice), change] as const;
}
