import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  QueryColumnKind,
  SavedQueryCard_query$key,
} from '../../__generated__/SavedQueryCard_query.graphql';
import { Button } from '../../kit/ui/Button';
import { ErrorState } from '../../kit/ui/ErrorState';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { QueryCard } from './QueryCard';
import { type ReadyColumn, type ReadyQuery, readHeading } from './readyQuery';
import type { Tool } from './tools';

const SaveQueryDialog = lazyDialog(async () => (await import('./SaveQueryDialog')).SaveQueryDialog);
const DeleteQueryDialog = lazyDialog(async () => (await import('./DeleteQueryDialog')).DeleteQueryDialog);

type Kind = QueryColumnKind | null | undefined;

const kindOf = (kind: Kind): ReadyColumn[2] =>
  kind === 'MONEY' ? 'money' : kind === 'DAY' ? 'day' : kind === 'INSTANT' ? 'instant' : undefined;

/** The types of Power Query. */
const typeOf = (kind: Kind): string =>
  kind === 'MONEY' ? 'Currency.Type' : kind === 'DAY' ? 'type date' : 'type any';

type SavedQueryCardProps = {
  query: SavedQueryCard_query$key;
  tool: Tool;
  origin: string;
  onDeleted: () => void;
};

/** A query of one's own: run like a ready one, changed and deleted. */
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
    columns: columns.map(({ path, kind }): ReadyColumn => [readHeading(path), path, kindOf(kind)]),
    rest: {
      path: `/api/saved-queries/${id}`,
      filters: [],
      columns: Object.fromEntries(columns.map(({ path, kind }) => [path.join('.'), typeOf(kind)])),
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
