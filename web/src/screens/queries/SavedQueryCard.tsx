import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SavedQueryCard_query$key } from '../../__generated__/SavedQueryCard_query.graphql';
import { Button } from '../../kit/ui/Button';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { QueryCard } from './QueryCard';
import { type ReadyColumn, type ReadyQuery, readHeading } from './readyQuery';
import type { Tool } from './tools';

const SaveQueryDialog = lazyDialog(async () => (await import('./SaveQueryDialog')).SaveQueryDialog);
const DeleteQueryDialog = lazyDialog(async () => (await import('./DeleteQueryDialog')).DeleteQueryDialog);

/** Each of the server's kinds here, and its type in Power Query. */
const KINDS: Readonly<Record<string, readonly [NonNullable<ReadyColumn[2]>, string]>> = {
  MONEY: ['money', 'Currency.Type'],
  DAY: ['day', 'type date'],
  WEEK: ['week', 'type date'],
  MONTH: ['month', 'type date'],
  QUARTER: ['quarter', 'type date'],
  INSTANT: ['instant', 'type any'],
};

const kindOf = (kind: string | null | undefined) => KINDS[kind ?? ''] ?? [undefined, 'type any'];

type SavedQueryCardProps = {
  query: SavedQueryCard_query$key;
  tool: Tool;
  origin: string;
  onDeleted: () => void;
};

/** A query of the user's own, which can be run like a ready-made one, changed and deleted. */
export function SavedQueryCard({ query, tool, origin, onDeleted }: SavedQueryCardProps) {
  const saved = useFragment(
    graphql`
      fragment SavedQueryCard_query on SavedQuery {
        id
        name
        query
        variables
        list
        issue
        updatedAt
        columns {
          path
          kind
        }
      }
    `,
    query,
  );
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { id, name, issue, list, columns } = saved;
  const variables = JSON.parse(saved.variables) as ReadyQuery['variables'];
  const ready: ReadyQuery = {
    key: 'saved-query',
    title: name,
    about: 'One of your own queries. No one else sees it.',
    scopes: [],
    query: saved.query,
    variables,
    list,
    columns: columns.map(({ path, kind }): ReadyColumn => [readHeading(path), path, kindOf(kind)[0]]),
    rest: {
      path: `/api/saved-queries/${id}`,
      filters: [],
      columns: Object.fromEntries(columns.map(({ path, kind }) => [path.join('.'), kindOf(kind)[1]])),
    },
  };
  const actions = (
    <>
      <Button onClick={() => setOpen('edit')}>Edit</Button>
      <Button onClick={() => setOpen('delete')}>Delete</Button>
    </>
  );
  return (
    <>
      {issue ? (
        <Section title={name} actions={actions}>
          <ErrorState text="This query can’t be run anymore" hint={issue} />
        </Section>
      ) : (
        // A change discards the result.
        <QueryCard key={saved.updatedAt} ready={ready} tool={tool} origin={origin} actions={() => actions} />
      )}
      {open === 'edit' && (
        <SaveQueryDialog
          id={id}
          draft={{ name, query: saved.query, variables }}
          onSaved={() => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && (
        <DeleteQueryDialog id={id} name={name} onDeleted={onDeleted} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
