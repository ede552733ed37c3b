import { DocumentTextRegular, FormRegular, PersonRegular, ReceiptMoneyRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { formatWeek } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import type { usePaletteSearchQuery } from '../../__generated__/usePaletteSearchQuery.graphql';
import { statusLook } from '../../kit/ui/statuses';
import { personPath } from '../people/personPath';
import { useSearch } from '../people/useSearch';
import { statementPath } from '../statements/statementAddress';
import { taxDocumentTypeLabel } from '../taxDocuments/taxDocumentName';
import { type Item, REQUEST_W9 } from './items';

const DELAY_MS = 150;

type Found = { readonly items: readonly Item[]; readonly hasMore: boolean; readonly today: Day | null };
const nothing: Found = { items: [], hasMore: false, today: null };

/** A single letter finds too many; a single digit is a number. */
const isEnough = (text: string): boolean => text.length > 1 || /\d/.test(text);

type Hits = NonNullable<NonNullable<usePaletteSearchQuery['response']['search']>['hits']>;

function toItem(hit: Hits[number], requestsW9: boolean): Item[] {
  if (hit.__typename === 'PayrollRun') {
    const detail = `${hit.user.name} · ${formatWeek(hit.weekStart)} · ${statusLook(hit.status).label}`;
    const leads = { to: statementPath(hit.id) };
    return [
      {
        key: leads.to,
        kind: 'Payroll',
        label: `Statement #${hit.number}`,
        detail,
        Icon: ReceiptMoneyRegular,
        leads,
      },
    ];
  }
  if (hit.__typename === 'TaxDocument') {
    const label = `${taxDocumentTypeLabel(hit.type)} ${hit.year}`;
    const detail = `${hit.user.name} · ${hit.accountNumber}`;
    const leads = { to: `${personPath(hit.user.id)}?tab=tax` };
    return [{ key: hit.id, kind: 'Tax Form', label, detail, Icon: DocumentTextRegular, leads }];
  }
  if (hit.__typename !== 'User') return [];
  const leads = { to: personPath(hit.id) };
  const detail = hit.archived ? `${hit.email} · Archived` : hit.email;
  if (requestsW9)
    return [
      { key: leads.to, kind: 'Action', label: REQUEST_W9 + hit.name, detail, Icon: FormRegular, leads },
    ];
  return [{ key: leads.to, kind: 'Person', label: hit.name, detail, Icon: PersonRegular, leads }];
}

/** The server's matches, a moment after typing stops. */
export function usePaletteSearch(text: string, requestsW9: boolean) {
  const [asked, setAsked] = useState('');
  const { found, isLoading, hasFailed, search, clear } = useSearch<usePaletteSearchQuery, Found>(
    graphql`
      query usePaletteSearchQuery($text: String!) @throwOnFieldError {
        today
        search(text: $text, first: 8) {
          hasMore
          hits {
            __typename
            ... on User {
              id
              name
              email
              archived
            }
            ... on PayrollRun {
              id
              number
              weekStart
              status
              user {
                name
              }
            }
            ... on TaxDocument {
              id
              type
              year
              accountNumber
              user {
                id
                name
              }
            }
          }
        }
      }
    `,
    nothing,
    ({ today, search: { hits, hasMore } }) => ({
      items: hits.flatMap((hit) => toItem(hit, requestsW9)),
      hasMore,
      today,
    }),
  );
  const go = () => {
    setAsked(text);
    if (isEnough(text)) search({ text });
    else clear();
  };
  const onPause = useEffectEvent(go);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search begins when the text has changed
  useEffect(() => {
    const timer = window.setTimeout(() => onPause(), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return { ...found, hasFailed, isPending: isLoading || asked !== text, retry: go };
}
