import type { Result } from 'relay-runtime';
import { FieldFailure, isForbidden } from './failures';

/** The rows of a list that could be loaded, and how many could not. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly failed: number };

type Connection<Row> = {
  readonly edges: ReadonlyArray<{ readonly node: Result<Row | null | undefined, unknown> }>;
};

/**
 * Reads what is caught on its own (`@catch(to: RESULT)`): null if it failed. A refusal concerns the whole screen and is
 * thrown.
 */
export function readCaught<Value>(result: Result<Value, unknown>): { readonly value: Value } | null {
  if (result.ok) return result;
  const refusal = result.errors.find((error) => isForbidden([error]));
  if (refusal) throw new FieldFailure(refusal as object);
  return null;
}

/**
 * Reads a connection whose nodes are caught one by one (`node @catch(to: RESULT)`). A row's data is in `@inline`
 * fragments, read together with the node, so an error fails only this row and not the table.
 */
export function extractRows<Row>({ edges }: Connection<Row>): Rows<NonNullable<Row>> {
  const rows: NonNullable<Row>[] = [];
  let failed = 0;
  for (const { node } of edges) {
    const caught = readCaught(node);
    if (!caught) failed += 1;
    else if (caught.value != null) rows.push(caught.value);
  }
  return { rows, failed };
}
