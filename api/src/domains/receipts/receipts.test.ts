/** Receipts: sent with a file, listed, changed and decided. */
import { randomUUID } from 'node:crypto';
import { toUtcMidnight } from 'rules/days';
import {
  FILE_REFUSALS,
  MAX_PICTURE_BYTES,
  MAX_RECEIPT_PDF_BYTES,
  MAX_STORED_BYTES,
  STORAGE_FULL,
} from 'rules/receiptFiles';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { jpeg, pdf, turnedJpeg } from '../../../test/support/receivedFiles.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { type SignedInContext, systemContext } from '../../operation/context.ts';
import { duplicateHints } from './duplicates.ts';
import { sweepReceiptFiles } from './sweepFiles.ts';

const RECEIPT = `id date category amount purpose status rejectionReason revision needsFile isAccountedFor
  viewerCanEdit viewerCanDecide file { id kind width height } sameFileAs { id } duplicateHints payrollRun { number } user { id }`;
const REFUSED = '... on Error { message code } ... on ValidationError { issues { path message } }';
const ADD = `mutation ($input: AddReceiptInput!) { result: addReceipt(input: $input) {
  __typename ... on AddReceiptPayload { receipt { ${RECEIPT} } } ${REFUSED} } }`;
const UPDATE = `mutation ($input: UpdateReceiptInput!) { result: updateReceipt(input: $input) {
  __typename ... on UpdateReceiptPayload { receipt { ${RECEIPT} } } ${REFUSED} } }`;
const DELETE = `mutation ($input: DeleteReceiptInput!) { result: deleteReceipt(input: $input) {
  __typename ... on DeleteReceiptPayload { deletedReceiptId } ... on Error { message code } } }`;
const DECIDE = `mutation ($input: DecideReceiptsInput!) { result: decideReceipts(input: $input) {
  __typename ... on DecideReceiptsPayload { decided { ${RECEIPT} } refusals { receiptId message receipt { id } } }
  ${REFUSED} } }`;
const LIST = `query ($userId: ID, $status: ReceiptStatus, $weekStart: Date, $startDate: Date, $first: Int) {
  receipts(userId: $userId, status: $status, weekStart: $weekStart, startDate: $startDate, first: $first) {
    totalCount pendingCount totalAmount edges { node { ${RECEIPT} } } } }`;

let portal: TestPortal;
let driver: Actor;
let manager: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  manager = await portal.joinStaff('Manager');
});

let keys = 0;
const run = async (document: string, input: object, who = driver) => {
  const { data, errors } = await portal.graphql(document, { input }, who.token);
  return data?.result ?? errors?.[0];
};
const toll = (changes: object = {}) => ({
  date: '2026-11-17',
  category: 'TOLLS',
  amount: 12.5,
  purpose: 'Turnpike',
  idempotencyKey: `key ${++keys}`,
  ...changes,
});
const add = async (changes: object = {}, who = driver) => (await run(ADD, toll(changes), who)).receipt;
const list = async (variables: Record<string, unknown> = {}, who = driver) => {
  const { data, errors } = await portal.graphql(LIST, variables, who.token);
  return data?.receipts ?? errors?.[0]?.extensions.code;
};
const decide = (receipts: { id: string; revision: string }[], decision: object, who = manager) =>
  run(DECIDE, { receipts: receipts.map(({ id, revision }) => ({ id, revision })), ...decision }, who);

/** Sends a file the way pages and scripts do. */
async function send(bytes: Uint8Array, who: Actor | null = driver, headers: Record<string, string> = {}) {
  const response = await portal.fetch('/api/receipts/files', {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}
const fetchFile = (id: string, who: Actor) =>
  portal.fetch(`/api/receipts/files/${id}`, { headers: { authorization: `Bearer ${who.token}` } });

describe('a receipt', () => {
  const REFUSED_RECEIPTS: [object, string][] = [
    [{ date: '2026-11-19' }, 'A receipt can’t be for a future day.'],
    [{ date: '2025-11-16' }, 'A receipt can be at most one year old.'],
    [{ amount: 0 }, 'Enter an amount above zero.'],
    [{ amount: -5 }, 'Enter an amount above zero.'],
    [{ amount: 100_000 }, 'A receipt can be for at most $99,999.99.'],
    [{ purpose: '  ' }, 'Enter what it was for.'],
    [{ purpose: 'x'.repeat(301) }, 'The purpose must be at most 300 characters.'],
  ];

  longTest('is sent with a picture, and awaits a decision', async () => {
    const { status, body } = await send(await jpeg(300, 200));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      receiptFile: { kind: 'IMAGE', mediaType: 'image/jpeg', width: 300, height: 200 },
      sameFileAs: null,
    });
    const receipt = await add({ fileId: body.receiptFile.id });
    expect(receipt).toMatchObject({
      date: '2026-11-17',
      category: 'TOLLS',
      amount: 12.5,
      purpose: 'Turnpike',
      status: 'PENDING',
      needsFile: false,
      isAccountedFor: false,
      viewerCanEdit: true,
      viewerCanDecide: false,
      file: { id: body.receiptFile.id, kind: 'IMAGE' },
      payrollRun: null,
      user: { id: driver.id },
    });
    expect(await portal.audit({ action: 'RECEIPT_ADDED' })).toMatchObject([
      {
        newValues: { userId: driver.key, date: '2026-11-17', category: 'TOLLS', amount: 12.5, hasFile: true },
      },
    ]);
    const logged = (await portal.audit()).map(({ newValues }) => newValues);
    expect(JSON.stringify(logged)).not.toContain('Turnpike');
  });

  test('that is sent twice is one, at once and one after the other', async () => {
    const { body } = await send(await jpeg());
    const input = toll({ fileId: body.receiptFile.id });
    const all = await Promise.all(Array.from({ length: 3 }, () => run(ADD, input)));
    expect(new Set(all.map(({ receipt }) => receipt.id)).size).toBe(1);
    expect((await run(ADD, input)).receipt.id).toBe(all[0].receipt.id);
    expect(await portal.db.receipt.count()).toBe(1);
    expect(await portal.audit({ action: 'RECEIPT_ADDED' })).toHaveLength(1);
    expect(await run(ADD, { ...input, amount: 13 })).toMatchObject({ code: 'CONFLICT' });
    // Another person's key is separate.
    expect((await run(ADD, { ...input, fileId: null }, manager)).receipt.id).not.toBe(all[0].receipt.id);
  });

  test('that is not possible is refused with a hint on what to enter', async () => {
    for (const [changes, message] of REFUSED_RECEIPTS)
      expect(await run(ADD, toll(changes))).toMatchObject({ message, code: 'VALIDATION' });
    expect(await portal.db.receipt.count()).toBe(0);
  });

  test('is one of at most a hundred of a week, however many are sent at once', async () => {
    const data = Array.from({ length: 98 }, (_, index) => ({
      userId: driver.key,
      date: toUtcMidnight('2026-11-16'),
      category: 'TOLLS' as const,
      amount: 1,
      purpose: 'Turnpike',
      requestKey: `sent ${index}`,
      requestHash: 'x',
    }));
    await portal.db.receipt.createMany({ data });
    const results = await Promise.all([1, 2, 3, 4].map(() => run(ADD, toll())));
    const refused = results.filter(({ __typename }) => __typename !== 'AddReceiptPayload');
    expect(refused).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('There are 100 receipts for this week already.') },
      { code: 'CONFLICT' },
    ]);
    // Another week has room, but no receipt can move into a full week.
    const { id, revision } = await add({ date: '2026-11-15' });
    expect(await run(UPDATE, { id, revision, date: '2026-11-16' })).toMatchObject({ code: 'CONFLICT' });
    expect(await run(UPDATE, { id, revision, date: '2026-11-14' })).toMatchObject({
      __typename: 'UpdateReceiptPayload',
    });
  });

  test('names only a waiting file of its owner', async () => {
    const other = await send(await jpeg(), manager);
    expect(await run(ADD, toll({ fileId: other.body.receiptFile.id }))).toMatchObject({ code: 'NOT_FOUND' });
    const { body } = await send(await jpeg());
    await add({ fileId: body.receiptFile.id });
    expect(await run(ADD, toll({ fileId: body.receiptFile.id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await portal.db.receipt.count()).toBe(1);
  });

  longTest('may be of a day that was paid already', async () => {
    await portal.db.payrollRun.create({
      data: {
        userId: driver.key,
        weekStart: toUtcMidnight('2026-11-09'),
        weekEnd: toUtcMidnight('2026-11-15'),
        basePay: 200,
        bonuses: 0,
        totalPay: 200,
        payDate: toUtcMidnight('2026-11-16'),
        status: 'PAID',
        paidAt: new Date(),
      },
    });
    expect(await add({ date: '2026-11-10' })).toMatchObject({ status: 'PENDING' });
  });
});

describe('a file', () => {
  test('with the same bytes is noticed, with the way to the first receipt', async () => {
    const picture = await jpeg(60, 40);
    const first = await add({ fileId: (await send(picture)).body.receiptFile.id });
    const again = await send(picture);
    expect(again.body.sameFileAs).toEqual({ id: first.id, date: '2026-11-17', amount: 12.5 });
    const second = await add({ fileId: again.body.receiptFile.id, amount: 13 });
    expect(second.sameFileAs).toEqual({ id: first.id });
    expect((await send(picture, manager)).body.sameFileAs).toBeNull();
  });

  const hintsFor = async (who: Actor, id: string) => {
    const { data } = await portal.graphql(
      'query ($id: ID!) { node(id: $id) { ... on Receipt { duplicateHints } } }',
      { id },
      who.token,
    );
    return data.node?.duplicateHints;
  };

  test('of a receipt that was deleted in the meantime is that of no other', async () => {
    const viewer = { id: manager.key, roles: ['Manager' as const] };
    const context = { ...systemContext(portal.services), viewer } as unknown as SignedInContext;
    expect(await duplicateHints(context, { id: randomUUID(), userId: driver.key })).toEqual([]);
  });

  longTest(
    'that another person also sent is reported to the person who decides, and to no one else',
    async () => {
      const picture = await turnedJpeg();
      const peer = await portal.joinContractor({ firstName: 'Robin', lastName: 'Example' });
      const first = await add({ fileId: (await send(picture)).body.receiptFile.id });
      // The same picture in other bytes, of another day.
      const again = await send(await sharp(picture).rotate().png().toBuffer(), peer);
      const second = await add({ date: '2026-11-16', fileId: again.body.receiptFile.id, amount: 13 }, peer);
      expect(again.body.sameFileAs).toBeNull();
      expect(second.duplicateHints).toEqual([]);
      expect(await hintsFor(driver, first.id)).toEqual([]);
      expect(await hintsFor(peer, first.id)).toBeUndefined();
      expect(await hintsFor(manager, second.id)).toEqual([
        'Dario Fontaine sent the same file with a receipt for Nov 17, 2026.',
      ]);
      expect(await hintsFor(manager, first.id)).toEqual([
        'Robin Example sent the same file with a receipt for Nov 16, 2026.',
      ]);
    },
  );

  longTest(
    'or none: the same day, amount and category are reported, unless the other one was rejected',
    async () => {
      const peer = await portal.joinContractor({ firstName: 'Robin', lastName: 'Example' });
      const first = await add();
      const second = await add();
      const third = await add({}, peer);
      await add({ amount: 12.51 });
      await add({ category: 'PARKING' });
      await add({ date: '2026-11-16' });
      const own = 'There’s another receipt for the same day, amount and category.';
      expect(await hintsFor(driver, first.id)).toEqual([own]);
      expect(await hintsFor(peer, third.id)).toEqual([]);
      expect(await hintsFor(manager, first.id)).toEqual([
        own,
        'Robin Example has a receipt for the same day, amount and category.',
      ]);
      await decide([second, third], { status: 'REJECTED', reason: 'Sent before' });
      expect(await hintsFor(manager, first.id)).toEqual([]);
    },
  );

  test('sent again while it waits is the same file, and only so many wait', async () => {
    const one = await send(await jpeg());
    expect((await send(await jpeg())).body.receiptFile.id).toBe(one.body.receiptFile.id);
    const { id: _, ...waiting } = await portal.db.receiptFile.findFirstOrThrow();
    const others = Array.from({ length: 19 }, (_, index) => ({ ...waiting, sha256: `other ${index}` }));
    await portal.db.receiptFile.createMany({ data: others });
    for (let width = 50; width < 52; width += 1) expect((await send(await jpeg(width, 20))).status).toBe(201);
    expect(await portal.db.receiptFile.count()).toBe(20);
  });

  test('has no room where those of the year take 200 MB; a new year has room again', async () => {
    portal.setClock('2026-12-30');
    driver.token = await portal.signIn(driver.key);
    await portal.database.pool.query(
      `INSERT INTO "ReceiptFile" (id, "userId", kind, "mediaType", bytes, size, sha256, "createdAt")
       SELECT gen_random_uuid(), $1, 'PDF', 'application/pdf', bytes, $2, 'x', $3
       FROM (SELECT convert_to(repeat('0', $2), 'UTF8') AS bytes OFFSET 0) one, generate_series(1, $4)`,
      [driver.key, MAX_RECEIPT_PDF_BYTES, portal.services.now(), MAX_STORED_BYTES / MAX_RECEIPT_PDF_BYTES],
    );
    const refused = await send(await jpeg(90, 90));
    expect([refused.status, refused.body.error]).toEqual([400, STORAGE_FULL]);
    // Others have their own room.
    manager.token = await portal.signIn(manager.key);
    expect((await send(await jpeg(90, 90), manager)).status).toBe(201);
    portal.setClock('2027-01-02');
    driver.token = await portal.signIn(driver.key);
    expect((await send(await jpeg(90, 90))).status).toBe(201);
  });

  longTest('that no receipt names goes after a day', async () => {
    await send(await jpeg());
    const kept = await send(await jpeg(70, 70));
    await add({ fileId: kept.body.receiptFile.id });
    portal.setClock('2026-11-20');
    await sweepReceiptFiles(portal.services);
    expect(await portal.db.receiptFile.count()).toBe(1);
  });

  test('is for its owner, and for those who approve and pay once a receipt names it', async () => {
    const { body } = await send(await turnedJpeg());
    const { id } = body.receiptFile;
    const peer = await portal.joinContractor();
    const accountant = await portal.joinStaff('Accountant');
    const statuses = async () =>
      Promise.all([driver, manager, accountant, peer].map(async (who) => (await fetchFile(id, who)).status));
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    await add({ fileId: id });
    expect(await statuses()).toEqual([200, 200, 200, 404]);
    const response = await fetchFile(id, manager);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const served = Buffer.from(await response.arrayBuffer());
    expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 50, height: 100 });
    expect(served.includes('SecretPhone')).toBe(false);
  });

  longTest('that is a PDF is an attachment as it came', async () => {
    const sent = pdf();
    const { body } = await send(sent);
    const response = await fetchFile(body.receiptFile.id, driver);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="receipt-[\w-]+\.pdf"$/,
    );
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await response.arrayBuffer()).equals(sent)).toBe(true);
  });

  test('that is refused returns what to do, and is not stored', async () => {
    const { status, body } = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([status, body.error, body.code]).toEqual([400, FILE_REFUSALS.SVG, 'VALIDATION']);
    expect(await portal.db.receiptFile.count()).toBe(0);
  });

  test('is not read from a stranger, and no further than it may be', async () => {
    expect((await send(await jpeg(), null)).status).toBe(401);
    const large = await send(Buffer.alloc(MAX_PICTURE_BYTES + 1));
    expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        pulled += 1;
        if (pulled > 40) stream.close();
        else stream.enqueue(new Uint8Array(1_000_000));
      },
    });
    const response = await portal.fetch('/api/receipts/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${driver.token}` },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await portal.db.receiptFile.count()).toBe(0);
  });

  longTest('is no body for any other address', async () => {
    const response = await portal.fetch('/api/time-logs', {
      method: 'POST',
      headers: { authorization: `Bearer ${driver.token}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(200_000),
    });
    expect(response.status).toBe(413);
  });
});

describe('a list', () => {
  test('is of the viewer, and of everyone for those who approve and pay', async () => {
    await add();
    await add({ amount: 80, category: 'FUEL', date: '2026-11-10' });
    await add({}, manager);
    const own = await list();
    expect(own).toMatchObject({ totalCount: 2, pendingCount: 2, totalAmount: 92.5 });
    expect(own.edges.map(({ node }: { node: { date: string } }) => node.date)).toEqual([
      '2026-11-17',
      '2026-11-10',
    ]);
    expect((await list({}, manager)).totalCount).toBe(3);
    expect((await list({ userId: driver.id }, manager)).totalCount).toBe(2);
    expect(await list({ userId: manager.id })).toBe('FORBIDDEN');
    expect((await list({ weekStart: '2026-11-12' })).totalCount).toBe(1);
    expect((await list({ startDate: '2026-11-11' })).totalCount).toBe(1);
    expect((await list({ status: 'APPROVED' })).totalCount).toBe(0);
  });

  longTest('never reads the bytes, and takes as many statements for many as for one', async () => {
    const fill = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const { body } = await send(await jpeg(30 + keys, 30));
        await add({ fileId: body.receiptFile.id });
      }
    };
    await fill(1);
    const record = () => recordStatements(portal.database.pool, () => list());
    const one = await record();
    await fill(9);
    const statements = await record();
    expect(statements).toHaveLength(one.length);
    expect(statements.join('\n')).toContain('ReceiptFile');
    expect(statements.join('\n')).not.toMatch(/"bytes"|ReceiptFile"?\.\*/);
  });
});

describe('its owner', () => {
  test('changes a receipt that awaits a decision, and deletes it with its file', async () => {
    const { body } = await send(await jpeg());
    const receipt = await add({ fileId: body.receiptFile.id });
    const other = await send(await jpeg(90, 90));
    const changed = await run(UPDATE, {
      id: receipt.id,
      revision: receipt.revision,
      amount: 80,
      purpose: 'Bridge',
      fileId: other.body.receiptFile.id,
    });
    expect(changed.receipt).toMatchObject({
      amount: 80,
      purpose: 'Bridge',
      category: 'TOLLS',
      needsFile: true,
      file: { width: 90 },
    });
    expect(await portal.db.receiptFile.count()).toBe(1);
    expect(await run(UPDATE, { id: receipt.id, revision: receipt.revision, amount: 81 })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has changed'),
    });
    expect(await run(DELETE, { id: receipt.id })).toMatchObject({ deletedReceiptId: receipt.id });
    expect(await portal.db.receiptFile.count()).toBe(0);
    expect(await run(DELETE, { id: receipt.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await portal.audit({ action: 'RECEIPT_DELETED' })).toHaveLength(1);
  });

  longTest('has a rejected one decided again by changing it', async () => {
    const receipt = await add();
    const { decided } = await decide([receipt], { status: 'REJECTED', reason: 'Cannot be read.' });
    expect(decided[0]).toMatchObject({ status: 'REJECTED', rejectionReason: 'Cannot be read.' });
    const changed = await run(UPDATE, { id: receipt.id, revision: decided[0].revision, purpose: 'I-95' });
    expect(changed.receipt).toMatchObject({ status: 'PENDING', rejectionReason: null });
  });

  test('changes nothing that is approved or on a run', async () => {
    const receipt = await add();
    const { decided } = await decide([receipt], { status: 'APPROVED' });
    const { revision } = decided[0];
    const approved = { code: 'CONFLICT', message: expect.stringContaining('is approved') };
    expect(await run(UPDATE, { id: receipt.id, revision, amount: 1 })).toMatchObject(approved);
    expect(await run(DELETE, { id: receipt.id })).toMatchObject(approved);
  });

  longTest('is no one else, and no one decides about their own', async () => {
    const receipt = await add();
    const { id, revision } = receipt;
    const peer = await portal.joinContractor();
    expect(await run(UPDATE, { id, revision, amount: 1 }, manager)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await run(UPDATE, { id, revision, amount: 1 }, peer)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await run(DELETE, { id }, manager)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await decide([receipt], { status: 'APPROVED' }, driver)).extensions.code).toBe('FORBIDDEN');
    const own = await add({}, manager);
    expect(await decide([own], { status: 'APPROVED' })).toMatchObject({
      decided: [],
      refusals: [{ receiptId: own.id, message: 'You can’t approve or reject your own receipts.' }],
    });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).not.toEqual([]);
  });
});

describe('a decision', () => {
  test('approves some, and gives back the others with reasons', async () => {
    const [good, changed] = [await add(), await add({ amount: 20 })];
    const { revision } = changed;
    await run(UPDATE, { id: changed.id, revision, amount: 21 });
    const gone = await add();
    await run(DELETE, { id: gone.id });
    const outcome = await decide([good, changed, gone], { status: 'APPROVED' });
    expect(outcome.decided).toMatchObject([
      { id: good.id, status: 'APPROVED', isAccountedFor: true, viewerCanEdit: false },
    ]);
    expect(outcome.refusals).toEqual([
      {
        receiptId: changed.id,
        message: 'This receipt has changed. Please review it and try again.',
        receipt: { id: changed.id },
      },
      { receiptId: gone.id, message: 'This receipt has been deleted.', receipt: null },
    ]);
    expect(await portal.audit({ action: 'RECEIPTS_APPROVED' })).toMatchObject([
      { entityId: driver.key, newValues: { days: ['2026-11-17'], amount: 12.5 } },
    ]);
  });

  test('is undone, and is made once of many at the same time', async () => {
    const receipt = await add();
    const all = await Promise.all(Array.from({ length: 3 }, () => decide([receipt], { status: 'APPROVED' })));
    expect(all.filter(({ decided }) => decided.length === 1)).toHaveLength(1);
    const { revision } = (await list()).edges[0].node;
    const undone = await decide([{ id: receipt.id, revision }], { status: 'PENDING' });
    expect(undone.decided).toMatchObject([{ status: 'PENDING' }]);
    expect(await portal.audit({ action: 'RECEIPTS_REOPENED' })).toHaveLength(1);
  });

  test('is never about a receipt that a run pays', async () => {
    const receipt = await add();
    await decide([receipt], { status: 'APPROVED' });
    const { id: runId, number } = await portal.db.payrollRun.create({
      data: {
        userId: driver.key,
        weekStart: toUtcMidnight('2026-11-16'),
        weekEnd: toUtcMidnight('2026-11-22'),
        basePay: 0,
        bonuses: 12.5,
        totalPay: 12.5,
        payDate: toUtcMidnight('2026-11-18'),
      },
    });
    await portal.db.receipt.updateMany({ data: { payrollRunId: runId } });
    const { revision } = (await list()).edges[0].node;
    expect((await decide([{ id: receipt.id, revision }], { status: 'PENDING' })).refusals).toMatchObject([
      { message: `This receipt is on payroll #${number} and can’t be changed.` },
    ]);
    expect(await run(DELETE, { id: receipt.id })).toMatchObject({ code: 'LOCKED' });
  });

  test('to reject notifies the owner, once for all of their receipts', async () => {
    const receipts = [await add(), await add({ amount: 3 })];
    await decide(receipts, { status: 'REJECTED', reason: 'Cannot be read.' });
    const { firstName, lastName } = await portal.db.user.findUniqueOrThrow({ where: { id: manager.key } });
    const { data } = await portal.graphql(
      '{ viewer { notices(first: 5) { edges { node { kind text } } } } }',
      {},
      driver.token,
    );
    expect(data.viewer.notices.edges).toEqual([
      {
        node: {
          kind: 'RECEIPTS_REJECTED',
          text: `${firstName} ${lastName} rejected 2 receipts of yours. The reason is under Time Logs, where you can change it and send it again.`,
        },
      },
    ]);
    expect(await portal.db.notice.count({ where: { recipientId: manager.key } })).toBe(0);
  });

  longTest('to approve notifies no one', async () => {
    await decide([await add()], { status: 'APPROVED' });
    expect(await portal.db.notice.count()).toBe(0);
  });

  test('to reject gives a reason', async () => {
    const receipt = await add();
    expect(await decide([receipt], { status: 'REJECTED' })).toMatchObject({
      issues: [{ path: ['reason'], message: 'Enter a reason for the driver.' }],
    });
    expect(await decide([receipt, receipt], { status: 'APPROVED' })).toMatchObject({ code: 'VALIDATION' });
  });
});

longTest('a week with only receipts is in the queue, and so are receipts that wait with a day', async () => {
  const QUEUE = `{ submittedWeeks { totalCount pendingDays pendingReceipts edges { node {
    weekStart pendingDays pendingReceipts days { date } receipts { amount } user { id } } } } }`;
  await add({ date: '2026-11-10' });
  await add({ date: '2026-11-17', amount: 5 });
  await portal.db.timeLog.create({
    data: { userId: driver.key, date: toUtcMidnight('2026-11-16'), worked: true },
  });
  const { data } = await portal.graphql(QUEUE, {}, manager.token);
  expect(data.submittedWeeks).toEqual({
    totalCount: 2,
    pendingDays: 1,
    pendingReceipts: 2,
    edges: [
      {
        node: {
          weekStart: '2026-11-09',
          pendingDays: 0,
          pendingReceipts: 1,
          days: [],
          receipts: [{ amount: 12.5 }],
          user: { id: driver.id },
        },
      },
      {
        node: {
          weekStart: '2026-11-16',
          pendingDays: 1,
          pendingReceipts: 1,
          days: [{ date: '2026-11-16' }],
          receipts: [{ amount: 5 }],
          user: { id: driver.id },
        },
      },
    ],
  });
});
