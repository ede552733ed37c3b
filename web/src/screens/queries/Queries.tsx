import { Field, Select } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { yearOf } from 'rules/days';
import { hasAnyRole } from 'rules/roles';
import { listTaxYears } from 'rules/taxYears';
import type { Queries_viewer$key } from '../../__generated__/Queries_viewer.graphql';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { FilterBar } from '../../kit/ui/FilterBar';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { Section } from '../../kit/ui/Section';
import { useFilters } from '../../kit/ui/useFilters';
import { type Choice, queryChoice } from './choice';
import { about, lastQuarter, quarters, readPeriod, usesPeriod, usesQuarter } from './period';
import { QueryCard } from './QueryCard';
import { readyGroups } from './ready/readyQueries';
import type { ReadyQuery } from './readyQuery';
import { SavedQueryCard } from './SavedQueryCard';
import { readTool, tools } from './tools';

const SaveQueryDialog = lazyDialog(async () => (await import('./SaveQueryDialog')).SaveQueryDialog);

type QueriesProps = {
  viewer: Queries_viewer$key;
  /** The company's day, which decides the default quarter. */
  today: string;
  /** The portal's own address. */
  origin: string;
};

/** What a new query begins with: nothing, or a ready one. */
type Draft = Pick<ReadyQuery, 'title' | 'query' | 'variables'>;

const EMPTY: Draft = { title: '', query: '', variables: {} };

/** One query at a time, ready-made or the user's own, for a period and a tool; all of it is in the address. */
export function Queries({ viewer, today, origin }: QueriesProps) {
  const { savedQueries } = useFragment(
    graphql`
      fragment Queries_viewer on User @throwOnFieldError {
        savedQueries {
          id
          name
          ...SavedQueryCard_query
        }
      }
    `,
    viewer,
  );
  const user = useSessionUser();
  const groups = readyGroups.map(
    ([title, queries]) => [title, queries.filter(({ roles }) => !roles || hasAnyRole(user, roles))] as const,
  );
  const [draft, setDraft] = useState<Draft | null>(null);
  const [chosen, choose] = useFilters(queryChoice);
  const period = readPeriod(chosen, lastQuarter(today));
  const tool = readTool(chosen);
  const change = (choice: Partial<Choice>) => choose(choice, { replace: true });
  const saved = savedQueries.find(({ id }) => id === chosen.query);
  const all = groups.flatMap(([, queries]) => queries);
  const ready = about(all.find(({ key }) => key === chosen.query) ?? all[0]!, period);
  return (
    <>
      <Section>
        <FilterBar label="What the query is about" bare>
          <Field label="Query">
            <Select value={saved?.id ?? ready.key} onChange={(_event, { value }) => change({ query: value })}>
              {savedQueries.length > 0 && (
                <optgroup label="Saved queries">
                  {savedQueries.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
              {groups.map(([title, queries]) => (
                <optgroup key={title} label={title}>
                  {queries.map(({ key, title }) => (
                    <option key={key} value={key}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
          {!saved && usesPeriod(ready) && (
            <Field label="Year">
              <Select value={String(period.year)} onChange={(_event, { value }) => change({ year: value })}>
                {listTaxYears(yearOf(today)).map((year) => (
                  <option key={year}>{year}</option>
                ))}
              </Select>
            </Field>
          )}
          {!saved && usesQuarter(ready) && (
            <Field label="Quarter">
              <Select
                value={String(period.quarter)}
                onChange={(_event, { value }) => change({ quarter: value })}
              >
                {quarters.map((quarter) => (
                  <option key={quarter} value={quarter}>
                    Q{quarter}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field label="Show for">
            <Select value={tool.key} onChange={(_event, { value }) => change({ tool: value })}>
              {tools.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button icon={<AddRegular />} onClick={() => setDraft(EMPTY)}>
            New Query
          </Button>
        </FilterBar>
      </Section>
      {saved ? (
        <SavedQueryCard
          key={saved.id}
          query={saved}
          tool={tool}
          origin={origin}
          onDeleted={() => change({ query: null })}
        />
      ) : (
        // A new period discards the result.
        <QueryCard
          key={`${ready.key} ${Object.values(ready.variables)}`}
          ready={ready}
          tool={tool}
          origin={origin}
          actions={(shown) => <Button onClick={() => setDraft(shown)}>Save As…</Button>}
        />
      )}
      {draft && (
        <SaveQueryDialog
          draft={{ name: draft.title, query: draft.query, variables: draft.variables }}
          onSaved={(id) => {
            setDraft(null);
            change({ query: id });
          }}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}
