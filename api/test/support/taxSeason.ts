/** The board of a tax year and its batches for tests. */
import { randomUUID } from 'node:crypto';
import { addDays, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { sealNumber, taxNumberIndex } from '../../src/domains/taxProfiles/sealedNumber.ts';
import { insertRuns } from './insertRuns.ts';
import type { Actor, TestPortal } from './portal.ts';
import { type Answer, taxes } from './taxDocuments.ts';

const SEASON = `query ($year: Int!, $first: Int, $after: String, $search: String, $only: TaxSeasonFilter) {
  taxSeason(year: $year) {
    year formRevision threshold isClosed deadlines { what date } viewerCanStartBatch reason batch { id done }
    unpaidWeeks missingOfPayer
    totals { payees paid expenses employee exempt reportable needed ready missing conflict notNeeded done generated submitted approved }
    rows(first: $first, after: $after, search: $search, only: $only) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node {
        user { id name } paid expenses unconfirmed employee exempt reportable threshold need reason state missing needsW9
        document { id status amount isCurrent } runs { id number totalPay } months { month paid expenses }
        undecidedRuns { id number weekStart } toConfirm { id }
        sharedNumberWith { id } } } } } }`;
const ROW = `query ($year: Int!, $userId: ID!) { taxSeason(year: $year) { row(userId: $userId) {
  user { id } paid runs { totalPay entries { date pay expenses } } } } }`;
const DECIDE = `mutation ($input: DecideSharedNumberInput!) { result: decideSharedNumber(input: $input) {
  __typename ... on User { id lacksW9 } ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const RELATION = `mutation ($input: SetWorkRelationInput!) { result: setWorkRelation(input: $input) {
  __typename ... on User { id workRelation } ... on Error { message code } } }`;
const START = `mutation ($input: StartTaxDocumentBatchInput!) { result: startTaxDocumentBatch(input: $input) {
  __typename ... on StartTaxDocumentBatchPayload { batch { id total } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const BATCH = `query ($id: ID!) { node(id: $id) { ... on TaxDocumentBatch {
  type year createdBy { id } finishedAt total done refused
  items(first: 200) { totalCount edges { node { user { id } status message document { id status amount } } } } } } }`;

export function seasons(portal: TestPortal) {
  const tax = taxes(portal);
  const season = async (who: Actor, year: number, page: Record<string, unknown> = {}): Promise<Answer> =>
    (await tax.ask(SEASON, { year, ...page }, who)).taxSeason;

  return {
    ...tax,
    season,
    rows: async (who: Actor, year: number, page: Record<string, unknown> = {}): Promise<Answer[]> =>
      (await season(who, year, page)).rows.edges.map(({ node }: Answer) => node),
    row: async (who: Actor, year: number, person: Actor): Promise<Answer> =>
      (await tax.ask(ROW, { year, userId: person.id }, who)).taxSeason.row,
    start: async (who: Actor, year: number, more: Record<string, unknown> = {}): Promise<Answer> =>
      (
        await tax.ask(
          START,
          { input: { type: 'FORM_1099_NEC', year, idempotencyKey: randomUUID(), ...more } },
          who,
        )
      ).result,
    decide: async (
      who: Actor,
      person: Actor,
      verdict: string,
      reason = 'Seen in the papers',
    ): Promise<Answer> =>
      (await tax.ask(DECIDE, { input: { userId: person.id, verdict, reason } }, who)).result,
    setRelation: async (who: Actor, person: Actor, relation: string, since?: string): Promise<Answer> =>
      (await tax.ask(RELATION, { input: { userId: person.id, relation, since } }, who)).result,
    batch: async (who: Actor, id: string): Promise<Answer> => (await tax.ask(BATCH, { id }, who)).node,
    /**
     * This many payees, each with a certified number and a paid run in the year, of 1,000 dollars plus the person's
     * number in cents, which starts at `from`; not signed in.
     */
    joinPayees: async (count: number, year: number, from = 0): Promise<void> => {
      const { keys, now } = portal.services;
      const people = Array.from({ length: count }, (_, position) => {
        const index = from + position;
        const number = String(index).padStart(4, '0');
        return { id: randomUUID(), index, name: `Payee ${number}`, taxNumber: `4001${20_001 + index}` };
      });
      await portal.db.user.createMany({
        data: people.map(({ id, name, index }) => ({
          id,
          kind: 'CONTRACTOR' as const,
          email: `payee.${index}@example.com`,
          emailKey: `payee.${index}@example.com`,
          firstName: 'Pat',
          lastName: name,
          passwordHash: 'no one signs in with this',
        })),
      });
      await portal.db.taxProfile.createMany({
        data: people.map(({ id: userId, name, taxNumber }) => {
          const owner = { id: randomUUID(), userId };
          return {
            ...owner,
            version: 1,
            legalName: `Pat ${name}`,
            firstName: 'Pat',
            lastName: name,
            taxClass: 'INDIVIDUAL' as const,
            street: '12 Elm Street',
            city: 'Camden',
            state: 'NJ',
            zip: '08102',
            taxNumberType: 'SSN' as const,
            ...sealNumber(keys, owner, taxNumber),
            taxNumberIndex: taxNumberIndex(keys, taxNumber),
            taxNumberLast4: taxNumber.slice(-4),
            formRevision: '2024-03',
            signedName: `Pat ${name}`,
            signedAt: now(),
          };
        }),
      });
      const weekStart = startOfWeek(`${year}-03-06`);
      await insertRuns(
        portal.db,
        people.map(({ id: userId, index }) => ({
          userId,
          weekStart: toUtcMidnight(weekStart),
          weekEnd: toUtcMidnight(addDays(weekStart, 6)),
          basePay: (1000 + index / 100).toFixed(2),
          bonuses: '10.00',
          totalPay: (1010 + index / 100).toFixed(2),
          payDate: toUtcMidnight(`${year}-03-10`),
          status: 'PAID' as const,
        })),
      );
    },
  };
}
