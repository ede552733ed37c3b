/**
 * Fails each field of a dialog or panel that opens on a click and has its own query, once: the page behind it stays,
 * and the lost part shows an error with Retry. One of each kind; the long form tests all of them. Dialogs that read
 * their screen's data are in regions.test.tsx.
 */
import './dom';
import { RendererProvider } from '@fluentui/react-components';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { RelayEnvironmentProvider, useQueryLoader } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import operationsText from '../../api/operations/today.json?raw';
import schemaText from '../../schema.graphql?raw';
import noticesQuery, { type NoticesDrawerQuery } from '../src/__generated__/NoticesDrawerQuery.graphql';
import { createEnvironment, replaceEnvironment } from '../src/kit/relay/environment';
import { signIn } from '../src/kit/session/sessionStore';
import { NoticesDrawer } from '../src/kit/shell/NoticesDrawer';
import { useAuditLogDialog } from '../src/screens/auditLogs/useAuditLogDialog';
import { BatchResults, type ResultsAsked } from '../src/screens/batches/BatchResults';
import { AddToPayDialog } from '../src/screens/corrections/AddToPayDialog';
import { CorrectPaymentDialog } from '../src/screens/corrections/CorrectPaymentDialog';
import { useHistory } from '../src/screens/history/useHistory';
import { BatchResultsTable } from '../src/screens/payrollBoard/BatchResultsTable';
import { HeldBack } from '../src/screens/payrollBoard/HeldBack';
import { RecordWeekDialog } from '../src/screens/payrollBoard/RecordWeekDialog';
import { ReceiptsToPayDialog } from '../src/screens/receipts/ReceiptsToPayDialog';
import { RowDetails } from '../src/screens/reports/RowDetails';
import { FormBatchResultsTable } from '../src/screens/taxSeason/FormBatchResultsTable';
import { useIrisDialog } from '../src/screens/taxSeason/useIrisDialog';
import { usePayeeDialog } from '../src/screens/taxSeason/usePayeeDialog';
import { EarningsDialog } from '../src/screens/timeLogs/EarningsDialog';
import { chooseFields, findRetry, settle, toKey } from './failingFields';
import { createRelayServer, type Place } from './relayServer/relayServer';
import { renderer } from './renderer';

const operations = JSON.parse(operationsText) as Record<string, string>;

const WEEK = '2026-11-09';
const TODAY = '2026-11-18';
const never = () => new Promise<never>(nothing);
const nothing = () => undefined;

const samples = {
  Date: '2026-11-16',
  DateTime: '2026-11-16T16:00:00.000Z',
  Money: 120.5,
  JSON: {},
  'PageInfo.hasNextPage': false,
  'PayrollRun.payDate': '2026-11-13',
  'PayrollRun.weekStart': WEEK,
  'PayrollRun.awaitsApproval': false,
  'Receipt.id': 'receipt',
  'Query.viewer': { __typename: 'User', id: 'record' },
  'Query.irisFiles': { __typename: 'IrisFiles' },
};

/** Opens a dialog as soon as it has loaded. */
function Opened<Record>({ use, record }: { use: () => Opener<Record>; record: Record }): ReactNode {
  const { open, dialog } = use();
  const start = useEffectEvent(() => open(record));
  useEffect(() => start(), []);
  return dialog;
}

type Opener<Record> = { open: (record: Record) => void; dialog: ReactNode };

function Notices() {
  const [queryRef, load] = useQueryLoader<NoticesDrawerQuery>(noticesQuery);
  const open = () => load({ first: 20 }, { fetchPolicy: 'network-only' });
  const start = useEffectEvent(open);
  useEffect(() => start(), []);
  return queryRef && <NoticesDrawer queryRef={queryRef} onRetry={open} onClose={nothing} />;
}

const labels = { ALL: 'All', DONE: 'Done', REFUSED: 'Refused', WAITING: 'Waiting' };
const results = (draw: (asked: ResultsAsked) => ReactNode) => (
  <BatchResults settled={2} refused={0} labels={labels}>
    {draw}
  </BatchResults>
);

const person = { id: 'User_1', name: 'Sam Ash' };
const row = { userId: person.id, runId: null, year: null, startDate: null, endDate: null };
const record = { id: 'record', name: 'Sam Ash' };
const useIris = () => useIrisDialog(2025);
const usePayee = () => usePayeeDialog(2025);

/** Dialogs and panels by their query, with the kind of record if the query takes an id. */
const CASES: Record<string, readonly { node?: string; element: ReactNode }[]> = {
  HistoryDialogQuery: ['User', 'TaxDocument', 'PayrollRun'].map((node) => ({
    node,
    element: <Opened use={useHistory} record={record} />,
  })),
  AuditLogDialogQuery: [{ node: 'AuditLog', element: <Opened use={useAuditLogDialog} record="entry" /> }],
  PayeeDialogQuery: [{ element: <Opened use={usePayee} record={person} /> }],
  IrisDialogQuery: [{ element: <Opened use={useIris} record={undefined} /> }],
  NoticesDrawerQuery: [{ node: 'User', element: <Notices /> }],
  AddToPayDialogQuery: [
    {
      element: (
        <AddToPayDialog
          person={person}
          week={WEEK}
          busy={false}
          save={() => Promise.reject(new Error('Nothing is saved here.'))}
          onClose={nothing}
        />
      ),
    },
  ],
  CorrectPaymentDialogQuery: [
    {
      node: 'PayrollRun',
      element: <CorrectPaymentDialog id="run" number={7} today={TODAY} onClose={nothing} />,
    },
  ],
  ReceiptsToPayDialogQuery: [
    {
      element: (
        <ReceiptsToPayDialog
          person={person}
          week={WEEK}
          receipts={[{ id: 'receipt', cents: 12_050 }]}
          leftOut={[]}
          onLeaveOut={nothing}
          isLocked={false}
          onClose={nothing}
        />
      ),
    },
  ],
  BatchResultsTableQuery: [
    { node: 'PayrollBatch', element: results((asked) => <BatchResultsTable id="batch" {...asked} />) },
  ],
  FormBatchResultsTableQuery: [
    {
      node: 'TaxDocumentBatch',
      element: results((asked) => <FormBatchResultsTable id="batch" {...asked} />),
    },
  ],
  HeldBackQuery: [{ element: <HeldBack week={WEEK} except={[]} /> }],
  RunBehindQuery: [{ node: 'PayrollRun', element: <RowDetails {...row} runId="run" /> }],
  PaidBehindQuery: [{ element: <RowDetails {...row} year={2025} /> }],
  DaysBehindQuery: [{ element: <RowDetails {...row} startDate={WEEK} endDate={TODAY} /> }],
  EarningsDialogQuery: [{ element: <EarningsDialog userId="u" year={2026} onClose={nothing} /> }],
  fetchUnpaidRunsQuery: [
    {
      element: <RecordWeekDialog week={WEEK} today={TODAY} busy={false} record={never} onClose={nothing} />,
    },
  ],
};

/** Queries of screens, and parts that other tests fail. */
const ELSEWHERE: Record<string, string> = {
  ActEntriesQuery: 'AuditLogsScreen.test.tsx',
  NoticeBellQuery: 'a number, read from the store',
  TaxDocumentsQuery: 'a screen',
  DeletionPreviewQuery: 'ArchiveScreen.test.tsx',
};

it('lists everything that has its own query', () => {
  const sources = import.meta.glob<string>('../src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const read = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/usePreloadedQuery<(\w+)>/g)].map(([, name]) => name!),
  );
  const unknown = [...new Set(read)].filter(
    (name) => !/(Screen|Dashboard)Query$/.test(name) && !(name in CASES) && !(name in ELSEWHERE),
  );
  expect(unknown).toEqual([]);
  expect(read).toEqual(expect.arrayContaining(['HistoryDialogQuery', 'AddToPayDialogQuery']));
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const user = { id: 'u', firstName: 'Ruth', lastName: 'Hale', email: 'ruth@example.com' };
  signIn({ ...user, roles: ['IT_Admin'], needsPasswordChange: false });
});

/** Without tooltips: whether one shows depends on when its button got the focus. */
function shownText(): string {
  const shown = document.body.cloneNode(true) as HTMLElement;
  for (const tooltip of shown.querySelectorAll('[role=tooltip]')) tooltip.remove();
  return shown.textContent ?? '';
}

/**
 * One of each: a dialog, a drawer, a form, a table of rows, a part of a confirmation, a part behind a row, and a query
 * without a component.
 */
const EACH_KIND = [
  'HistoryDialogQuery',
  'NoticesDrawerQuery',
  'AddToPayDialogQuery',
  'BatchResultsTableQuery',
  'HeldBackQuery',
  'RunBehindQuery',
  'fetchUnpaidRunsQuery',
];
const cases = process.env.LONG
  ? Object.entries(CASES).flatMap(([query, all]) => all.map((each) => ({ query, ...each })))
  : EACH_KIND.map((query) => ({ query, ...CASES[query]![0]! }));

describe.each(cases)('$query of $node', ({ query, node, element }) => {
  async function open(before: (place: Place) => void) {
    const server = createRelayServer({
      schema: schemaText,
      operations,
      root: {},
      samples: { ...samples, ...(node && { 'Query.node': { __typename: node, id: 'record' } }) },
      before,
    });
    const environment = createEnvironment(server.network);
    replaceEnvironment(environment);
    const Page = () => (
      <>
        <h1>Behind</h1>
        {element}
      </>
    );
    const router = createMemoryRouter([{ path: '*', Component: Page }]);
    render(
      <RendererProvider renderer={renderer}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </RendererProvider>,
    );
    await settle(server);
    return server;
  }

  it('reports what it could not load, and Retry loads it', async () => {
    const places = new Map<string, Place>();
    let isFirst = true;
    await open((place) => {
      if (isFirst && !places.has(toKey(place.path))) places.set(toKey(place.path), place);
    });
    isFirst = false;
    cleanup();
    await open(nothing);
    const whole = shownText();
    expect(findRetry()).toBeUndefined();
    const chosen = chooseFields(places);
    expect(chosen.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    let lost = 0;
    for (const { path: at, coordinate } of chosen) {
      cleanup();
      let isDown = true;
      const server = await open(({ path }) => {
        if (isDown && toKey(path) === toKey(at))
          throw new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      });
      const what = `${toKey(at)} (${coordinate}):`;
      if (document.querySelector('h1')?.textContent !== 'Behind') wrong.push(`${what} took the page`);
      isDown = false;
      if (shownText() === whole) continue;
      lost += 1;
      const retry = findRetry();
      if (!retry) {
        wrong.push(`${what} has no Retry: ${shownText()}`);
        continue;
      }
      fireEvent.click(retry);
      await settle(server);
      if (shownText() !== whole) wrong.push(`${what} did not come back: ${shownText()}`);
    }
    expect(wrong, query).toEqual([]);
    expect(lost).toBeGreaterThan(0);
  });
});
