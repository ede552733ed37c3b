/** Taxpayers, payments and documents for tests. */
import { randomUUID } from 'node:crypto';
import { addDays, toUtcMidnight } from 'rules/days';
import { type Cents, toDecimal } from 'rules/money';
import { indexNumber, sealNumber } from '../../src/domains/taxProfiles/sealedNumber.ts';
import type { TaxProfileUncheckedCreateInput } from '../../src/platform/db/generated/client/models.ts';
import { insertRuns } from './insertRuns.ts';
import type { Actor, TestPortal } from './portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
export type Answer = any;

export const EIN = '23-4567891';

const DOCUMENT = `... on TaxDocument {
  id type year status missing notes amount formRevision accountNumber correction isCorrected forced supersededAt
  isCurrent viewerCanSubmit viewerCanApprove viewerCanCorrect viewerCanDownload
  user { id } createdBy { id } corrects { id } correctedBy { id } }`;
const GENERATE = `mutation ($input: GenerateTaxDocumentInput!) { result: generateTaxDocument(input: $input) {
  __typename ${DOCUMENT} ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const SET_STATUS = `mutation ($input: SetTaxDocumentStatusInput!) { result: setTaxDocumentStatus(input: $input) {
  __typename ${DOCUMENT} ... on Error { message code } } }`;
const LIST = `query ($userId: ID, $type: TaxDocumentType, $year: Int, $status: TaxDocumentStatus, $all: Boolean) {
  taxDocuments(userId: $userId, type: $type, year: $year, status: $status, includeSuperseded: $all) {
    totalCount edges { node { ${DOCUMENT} } } } }`;

interface Payment {
  /** The day the money counts as paid. */
  payDate: string;
  pay: Cents;
  expenses?: Cents;
  status?: 'PROCESSED' | 'PAID' | 'VOID';
}

/** Cents from dollars: 2000.01 is 200,001. */
export const dollars = (amount: number): Cents => Math.round(amount * 100);

export function taxes(portal: TestPortal) {
  let weeks = 0;

  async function ask(document: string, variables: Record<string, unknown>, who: Actor): Promise<Answer> {
    const { data, errors } = await portal.graphql(document, variables, who.token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  const generate = async (who: Actor, input: Record<string, unknown>): Promise<Answer> =>
    (await ask(GENERATE, { input: { type: 'FORM_1099_NEC', ...input } }, who)).result;

  return {
    ask,
    generate,
    /** The company's own record, as printed on forms. */
    saveCompany: (changes: { ein?: string | null; legalName?: string } = {}) => {
      const record = {
        legalName: 'Example Freight LLC',
        ein: EIN,
        street: '1 Depot Road',
        city: 'Philadelphia',
        state: 'PA',
        zip: '19103',
        phone: '(215) 555-0177',
        email: 'office@example.com',
        operatingStatus: 'Authorized',
        operatingSince: toUtcMidnight('2023-08-21'),
        trucks: 6,
        drivers: 10,
        fleetAsOf: toUtcMidnight('2025-08-01'),
        services: ['Freight: Anything.'],
        reviewText: 'On time.',
        reviewAuthor: 'Sam Example',
        updatedAt: portal.services.now(),
        ...changes,
      };
      return portal.db.companyProfile.upsert({
        where: { id: 1 },
        create: { id: 1, ...record },
        update: record,
      });
    },
    /** Signs a person's Form W-9 now: a new version after any earlier certification. */
    certify: async (
      person: Actor,
      taxNumber: string,
      changes: Partial<TaxProfileUncheckedCreateInput> = {},
    ) => {
      const { keys, now } = portal.services;
      const owner = { id: randomUUID(), userId: person.key };
      const version = (await portal.db.taxProfile.count({ where: { userId: person.key } })) + 1;
      return portal.db.taxProfile.create({
        data: {
          ...owner,
          version,
          legalName: 'Sam Q Example',
          firstName: 'Sam',
          middleName: 'Q',
          lastName: 'Example',
          taxClass: 'INDIVIDUAL',
          street: '12 Elm Street Apt 3',
          city: 'Camden',
          state: 'NJ',
          zip: '08102',
          taxNumberType: 'SSN',
          ...sealNumber(keys, owner, taxNumber),
          ...indexNumber(keys, taxNumber),
          taxNumberLast4: taxNumber.slice(-4),
          formRevision: '2024-03',
          signedName: 'Sam Q Example',
          signedAt: now(),
          ...changes,
        },
      });
    },
    /** Runs of a person, one week each. */
    pay: async (person: Actor, ...payments: Payment[]) => {
      await insertRuns(
        portal.db,
        payments.map(({ payDate, pay, expenses = 0, status = 'PAID' }) => {
          weeks += 1;
          const weekStart = addDays('2001-01-01', 7 * weeks);
          return {
            userId: person.key,
            weekStart: toUtcMidnight(weekStart),
            weekEnd: toUtcMidnight(addDays(weekStart, 6)),
            basePay: toDecimal(pay),
            bonuses: toDecimal(expenses),
            totalPay: toDecimal(pay + expenses),
            payDate: toUtcMidnight(payDate),
            status,
          };
        }),
      );
    },
    setStatus: async (who: Actor, id: string, status: string): Promise<Answer> =>
      (await ask(SET_STATUS, { input: { id, status } }, who)).result,
    list: async (who: Actor, filter: Record<string, unknown> = {}): Promise<Answer[]> =>
      (await ask(LIST, filter, who)).taxDocuments.edges.map(({ node }: Answer) => node),
  };
}
