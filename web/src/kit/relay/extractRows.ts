import type { Result } from 'relay-runtime';
import { FieldFailure, isForbidden } from './failures';

/** The rows of a list that could be loaded, and how many could not. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly failed: number };

type Connection<Row> = {
  readonly edges: ReadonlyArray<{ readonly node: Result<Row | null | undefined, unknown> }>;
};

/**
 * Reads a connection whose nodes are caught one by one (`node @catch(to: RESULT)`). A row's data is in `@inline`
 * fragments, read together with the node, so an error fails only this row and not the table.
 */
export function extractRows<Row>({ edges }: Connection<Row>): Rows<NonNullable<Row>> {
  const rows: NonNullable<Row>[] = [];
  let failed = 0;
  for (const { node } of edges) {
    if (node.ok) {
      if (node.value != null) rows.push(node.value);
      continue;
    }
    const refusal = node.errors.find((error) => isForbidden([error]));
    // A refusal concerns the whole screen.
    if (refusal) throw new FieldFailure(refusal);
    failed += 1;
  }
  return { rows, failed };
}
