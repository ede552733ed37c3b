/** Payees of a past year, and their forms. */
import { builtModule } from './builtModule.ts';
import { type Person, send } from './client.ts';
import { inDatabase, type Place } from './database.ts';
import { toSettings } from './server.ts';
import { until } from './until.ts';

/** Last year: its forms can be generated. */
export const YEAR = new Date().getFullYear() - 1;

/** The id of the key that encrypts the place's numbers: a server does not start with numbers of an unknown key. */
async function numberKeyId(place: Place): Promise<string> {
  const { readSettings } =
    await builtModule<typeof import('../../../src/platform/config/config.ts')>('platform/config/config.js');
  const { loadSecrets } = await builtModule<typeof import('../../../src/platform/config/secrets.ts')>(
    'platform/config/secrets.js',
  );
  const { deriveKeys } =
    await builtModule<typeof import('../../../src/platform/lib/keys.ts')>('platform/lib/keys.js');
  return deriveKeys(loadSecrets(readSettings(toSettings(place)))).taxNumber[0]!.id;
}

/**
 * Each payee was paid 5,000 dollars plus their number in cents, and certified a taxpayer number that nothing here
 * decrypts.
 */
export async function addPayees(place: Place, count: number): Promise<void> {
  const keyId = await numberKeyId(place);
  await inDatabase(place, async (query) => {
    await query(
      `INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "updatedAt")
       SELECT gen_random_uuid(), 'CONTRACTOR', 'payee' || n || '@example.com', 'payee' || n || '@example.com',
         'Pat', 'Payee ' || n, 'no one signs in with this', now()
       FROM generate_series(1, $1::int) n`,
      [count],
    );
    await query(
      `INSERT INTO "TaxProfile" (id, "userId", version, "legalName", "firstName", "lastName", "taxClass", street, city,
         state, zip, "taxNumberType", "taxNumberCipher", "taxNumberKeyId", "taxNumberIndex", "taxNumberLast4",
         "formRevision", "signedName", "signedAt")
       SELECT gen_random_uuid(), id, 1, "firstName" || ' ' || "lastName", "firstName", "lastName", 'INDIVIDUAL',
         '12 Elm Street', 'Camden', 'NJ', '08102', 'SSN', 'sealed', $1, md5(email), '1222', '2024-03',
         "firstName" || ' ' || "lastName", now()
       FROM "User" WHERE email LIKE 'payee%'`,
      [keyId],
    );
    await query(
      `INSERT INTO "PayrollRun" (id, "userId", "weekStart", "weekEnd", "basePay", bonuses, "totalPay", status, "payDate")
       SELECT gen_random_uuid(), id, monday, monday + 6, pay, 0, pay, 'PAID', monday + 7
       FROM "User", LATERAL (SELECT 5000 + substring(email FROM 6 FOR position('@' IN email) - 6)::int * 0.01 AS pay) paid,
         (SELECT date_trunc('week', make_date($1::int, 6, 1))::date AS monday) week
       WHERE email LIKE 'payee%'`,
      [YEAR],
    );
  });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
async function ask(url: string, { token }: Person, query: string, variables: object = {}): Promise<any> {
  const { body } = await send(url, { path: '/graphql', token, body: { query, variables } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/**
 * Starts to generate everyone's forms and returns the batch's id; always with the same key, so repeats return the same
 * batch.
 */
export async function generateForms(url: string, admin: Person): Promise<string> {
  const { result } = await ask(
    url,
    admin,
    `mutation ($input: StartTaxDocumentBatchInput!) { result: startTaxDocumentBatch(input: $input) {
       __typename ... on StartTaxDocumentBatchPayload { batch { id } } ... on Error { message } } }`,
    { input: { type: 'FORM_1099_NEC', year: YEAR, idempotencyKey: 'the forms of the year' } },
  );
  if (!result.batch) throw new Error(result.message);
  return result.batch.id;
}

export interface FormsProgress {
  done: number;
  refused: number;
  finishedAt: string | null;
}

export const formsProgress = async (url: string, admin: Person, id: string): Promise<FormsProgress> =>
  (
    await ask(
      url,
      admin,
      'query ($id: ID!) { node(id: $id) { ... on TaxDocumentBatch { done refused finishedAt } } }',
      { id },
    )
  ).node;

/** Waits until this many forms are generated. */
export const untilMade = (url: string, admin: Person, id: string, count: number): Promise<boolean> =>
  until(`${count} forms`, async () => (await formsProgress(url, admin, id)).done >= count, { every: 5 });

/** Waits until the batch is finished and returns its result. */
export const untilAllMade = (url: string, admin: Person, id: string): Promise<FormsProgress> =>
  until('the end of the batch', async () => {
    const progress = await formsProgress(url, admin, id);
    return progress.finishedAt ? progress : null;
  });

/** All numbers that must agree, counted in the database. */
export const formsLedger = (place: Place) =>
  inDatabase(place, async (query) => {
    const [row] = await query<Record<string, number>>(`
      SELECT
        (SELECT count(*)::int FROM "TaxDocument" WHERE status = 'GENERATED') AS forms,
        (SELECT count(DISTINCT "userId")::int FROM "TaxDocument") AS people,
        (SELECT sum((snapshot->'amounts'->>'reported')::int)::int FROM "TaxDocument") AS cents,
        (SELECT count(*)::int FROM "TaxDocumentBatchItem" item JOIN "TaxDocument" form ON form.id = item."documentId"
          WHERE item.status = 'DONE' AND form."userId" = item."userId") AS settled,
        (SELECT count(*)::int FROM "AuditLog" WHERE action = 'TAX_DOCUMENT_GENERATED') AS generated,
        (SELECT count(*)::int FROM "AuditLog" WHERE action = 'TAX_DOCUMENT_BATCH_STARTED') AS started,
        (SELECT count(*)::int FROM "AuditLog" WHERE action = 'TAX_DOCUMENT_BATCH_FINISHED') AS finished`);
    return row;
  });
