/** The automatic emails: triggered by real actions, read back from a mail server, and sent to no one else. */
import { randomUUID } from 'node:crypto';
import { toUtcMidnight } from 'rules/days';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import {
  type ArrivedMail,
  linkIn,
  type MailServer,
  openMailServer,
  wordingOf,
} from '../../../test/support/mailServer.ts';
import { MONDAY, payroll, SUNDAY } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { dollars } from '../../../test/support/taxDocuments.ts';
import { seasons } from '../../../test/support/taxSeason.ts';
import { toRevision } from '../../domains/timeLogs/revision.ts';

let server: MailServer;
let portal: TestPortal;
beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ smtp: server.smtp });
});
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  server.take();
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

/** The emails since the last call. */
async function arrived(): Promise<ArrivedMail[]> {
  await portal.runJobs();
  expect(portal.jobErrors).toEqual([]);
  return server.take();
}
/** The recipients, sorted by address. */
const receivers = async () => (await arrived()).flatMap(({ recipients }) => recipients).sort();

/** Makes a change; returns the message of a business error. */
async function change(name: string, input: object, { token }: Actor): Promise<string | undefined> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message } } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result.message;
}

const waitMinutes = (minutes: number) =>
  portal.setClock(new Date(portal.services.now().getTime() + minutes * 60_000).toISOString());

const choose = async ({ token }: Actor, mail: string, isWanted = false) => {
  const { errors } = await portal.graphql(
    'mutation ($input: SetMailChoiceInput!) { setMailChoice(input: $input) { id } }',
    { input: { mail, isWanted } },
    token,
  );
  expect(errors).toBeUndefined();
};

describe('what the bell tells', () => {
  longTest(
    'is mailed to the same people without names, unless they are not let in or nothing came of it',
    async () => {
      const ada = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Ada' });
      const boss = await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], firstName: 'Bo' });
      await portal.join({ kind: 'STAFF', roles: ['IT_Admin'], isActive: false });
      const sam = await portal.join({ kind: 'STAFF', roles: ['Manager'], firstName: 'Sam', lastName: 'Yew' });
      await change('assignRole', { userId: sam.id, role: 'IT_Admin' }, ada);
      expect(await change('assignRole', { userId: sam.id, role: 'IT_Admin' }, ada)).toBeDefined();
      const [mail, ...others] = await arrived();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipients: [boss.email], subject: 'Someone was made an administrator' });
      expect(mail!.text).toContain('Hi Bo,\n\nSomeone was made an administrator. The bell in the');
      expect(mail!.text).toContain('You can’t turn off this kind of email.');
      expect(linkIn(mail!)).toBe('http://localhost:4000/dashboard');
      expect(wordingOf(mail!)).not.toMatch(/Sam|Yew|Ada/);
    },
  );

  longTest('is a mail for each person whom it is about, although both say the same', async () => {
    const ada = await portal.joinStaff('IT_Admin');
    const boss = await portal.joinStaff('IT_Admin');
    const people = [await portal.joinStaff('Manager'), await portal.joinStaff('Manager')];
    for (const { id } of people) await change('assignRole', { userId: id, role: 'IT_Admin' }, ada);
    const subjects = (await arrived()).flatMap(({ recipients, subject }) =>
      recipients.includes(boss.email) ? [subject] : [],
    );
    expect(subjects).toEqual(Array(2).fill('Someone was made an administrator'));
  });

  longTest('is one mail where the same happens again and again, and another one later', async () => {
    const manager = await portal.joinStaff('Manager');
    const createToken = () => change('createAccessToken', { name: 'Export' }, manager);
    await createToken();
    waitMinutes(4);
    await createToken();
    expect(await receivers()).toEqual([manager.email]);
    waitMinutes(5);
    await createToken();
    expect((await arrived())[0]!.subject).toBe('An access token was created for your account');
    expect(await portal.db.notice.count()).toBe(3);
  });
});

test('a rolled-back change mails no one', async () => {
  const manager = await portal.joinStaff('Manager');
  await portal.joinStaff('IT_Admin');
  // The email to a token's owner comes before the administrators' notice.
  await portal.database.pool.query(`
    CREATE FUNCTION "test_fault"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted'; END $$;
    CREATE TRIGGER "test_fault" BEFORE INSERT ON "Notice" FOR EACH ROW WHEN (NEW.kind = 'WRITE_TOKEN_CREATED')
      EXECUTE FUNCTION "test_fault"()`);
  onTestFinished(async () => {
    await portal.database.pool.query('DROP TRIGGER "test_fault" ON "Notice"; DROP FUNCTION "test_fault"');
  });
  const { errors } = await portal.graphql(
    `mutation { createAccessToken(input: { name: "Export", canWrite: true }) { __typename } }`,
    {},
    manager.token,
  );
  expect(errors).toHaveLength(1);
  expect(await arrived()).toEqual([]);
  expect(await portal.db.mail.count()).toBe(0);
});

describe('rejected days', () => {
  let manager: Actor;
  let driver: Actor;
  beforeEach(async () => {
    manager = await portal.joinStaff('Manager');
    driver = await portal.joinContractor({ firstName: 'Dana' });
  });

  /** A logged day, as a client sees it. */
  const log = async (who: Actor, day: string) => {
    const row = await portal.db.timeLog.create({
      data: { userId: who.key, date: toUtcMidnight(day), worked: true },
    });
    return { id: `TimeLog_${row.id}`, revision: toRevision(row.updatedAt) };
  };

  longTest('are mailed to each owner by week, with the reason left in the portal', async () => {
    const other = await portal.joinContractor();
    const quiet = await portal.joinContractor();
    await choose(quiet, 'WEEK_REJECTED');
    const archived = await portal.joinContractor();
    await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: new Date() } });
    const days = [
      await log(driver, '2026-11-16'),
      await log(driver, '2026-11-10'),
      await log(driver, '2026-11-09'),
      await log(other, '2026-11-16'),
      await log(quiet, '2026-11-16'),
      await log(archived, '2026-11-16'),
    ];
    await change('decideDays', { days, status: 'REJECTED', reason: 'Not in Trenton' }, manager);
    const mails = await arrived();
    expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual([driver.email, other.email].sort());
    const mail = mails.find(({ recipients }) => recipients[0] === driver.email)!;
    expect(mail.subject).toBe('Days of your time log were rejected');
    expect(mail.text).toContain('Days that you logged were rejected: Nov 9 – 15, 2026; Nov 16 – 22, 2026.');
    expect(linkIn(mail)).toBe('http://localhost:4000/dashboard/time-logs?status=REJECTED');
    expect(wordingOf(mail!)).not.toContain('Trenton');
  });

  longTest('are no news where they are approved, or were rejected before', async () => {
    const day = await log(driver, '2026-11-16');
    await change('decideDays', { days: [day], status: 'APPROVED' }, manager);
    expect(await receivers()).toEqual([]);
    await change('updateTimeLog', { id: day.id, status: 'REJECTED' }, manager);
    expect(await receivers()).toEqual([driver.email]);
    waitMinutes(10);
    await change('updateTimeLog', { id: day.id, rejectionReason: 'Another one' }, manager);
    expect(await receivers()).toEqual([]);
  });

  test('are mailed as well when someone else enters them', async () => {
    const entered = { worked: true, status: 'REJECTED' };
    await change('logDay', { userId: driver.id, date: '2026-11-16', ...entered }, manager);
    expect(await receivers()).toEqual([driver.email]);
    const days = [{ date: '2026-11-09', ...entered }];
    await change('submitWeek', { userId: driver.id, weekStart: '2026-11-09', days }, manager);
    expect(await receivers()).toEqual([driver.email]);
  });
});

describe('a pay statement', () => {
  let manager: Actor;
  beforeEach(async () => {
    manager = await portal.joinStaff('Manager');
  });

  longTest('is announced by a link to the list, once its run is written', async () => {
    const driver = await portal.joinContractor({ firstName: 'Dana' });
    const input = {
      userId: driver.id,
      weekStart: MONDAY,
      weekEnd: SUNDAY,
      weeklyData: [{ date: MONDAY, pay: 271.5, expenses: 0 }],
    };
    await change('processWeeklyPayroll', input, manager);
    waitMinutes(10);
    expect(await change('processWeeklyPayroll', input, manager)).toBeDefined();
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipients: [driver.email], subject: 'Your pay statement is ready' });
    expect(linkIn(mail!)).toBe('http://localhost:4000/dashboard/statements');
    expect(wordingOf(mail!)).not.toContain('271');

    await choose(driver, 'STATEMENT_READY');
    await change(
      'processWeeklyPayroll',
      {
        ...input,
        weekStart: '2026-11-02',
        weekEnd: '2026-11-08',
        weeklyData: [{ date: '2026-11-02', pay: 1, expenses: 0 }],
      },
      manager,
    );
    expect(await receivers()).toEqual([]);
  });

  longTest(
    'of everyone is announced when the batch is done, and administrators hear once of all who are new',
    async () => {
      const admin = await portal.joinStaff('IT_Admin');
      const pay = payroll(portal);
      const paid = [await pay.joinDriver('Abel', [MONDAY]), await pay.joinDriver('Berg', [MONDAY])];
      const archived = await pay.joinDriver('Cole', [MONDAY]);
      const inactive = await pay.joinDriver('Dunn', [MONDAY]);
      const paidAlone = await pay.joinDriver('Eads', [MONDAY]);
      await portal.db.user.updateMany({
        where: { kind: 'CONTRACTOR' },
        data: { createdAt: portal.services.now() },
      });
      await pay.startAsShown(manager);
      const weeklyData = [{ date: MONDAY, pay: 1, expenses: 0 }];
      const alone = { userId: paidAlone.id, weekStart: MONDAY, weekEnd: SUNDAY, weeklyData };
      await change('processWeeklyPayroll', alone, manager);
      waitMinutes(10);
      await portal.db.user.update({ where: { id: archived.key }, data: { archivedAt: new Date() } });
      await portal.db.user.update({ where: { id: inactive.key }, data: { isActive: false } });
      const mails = await arrived();
      const to = (subject: string) =>
        mails.flatMap((mail) => (mail.subject === subject ? mail.recipients : [])).sort();
      const told = [...paid, paidAlone].map(({ email }) => email);
      expect(to('Your pay statement is ready')).toEqual(told.sort());
      expect(mails).toHaveLength(told.length + 2);
      const first = 'Someone added only days ago was put on payroll for the first time';
      expect(to(first)).toEqual([admin.email, admin.email]);
      expect(await portal.db.notice.count({ where: { kind: 'NEW_PERSON_PAID' } })).toBe(4);
    },
  );
});

describe('a Form 1099', () => {
  let admin: Actor;
  let tax: ReturnType<typeof seasons>;
  beforeEach(async () => {
    portal.setClock('2026-01-20');
    tax = seasons(portal);
    await tax.saveCompany();
    admin = await portal.joinStaff('IT_Admin');
  });

  test('is announced once when someone else has it generated and it lacks nothing', async () => {
    const driver = await portal.joinContractor();
    const generate = (input: object = {}) => tax.generate(admin, { userId: driver.id, year: 2025, ...input });
    await tax.pay(driver, { payDate: '2025-02-01', pay: dollars(4271) });
    expect((await generate()).status).toBe('DRAFT');
    await tax.certify(driver, '400111222');
    await generate({ type: 'W9' });
    expect(await receivers()).toEqual([]);
    // A similar email is no reason not to send this one.
    const weeklyData = [{ date: '2026-01-12', pay: 1, expenses: 0 }];
    const week = { userId: driver.id, weekStart: '2026-01-12', weekEnd: '2026-01-18', weeklyData };
    await change('processWeeklyPayroll', week, admin);
    expect(await receivers()).toEqual([driver.email]);
    expect((await generate()).status).toBe('GENERATED');
    waitMinutes(10);
    await generate();
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipients: [driver.email], subject: 'Your tax document is ready' });
    expect(linkIn(mail!)).toBe('http://localhost:4000/dashboard/tax-documents');
    expect(wordingOf(mail!)).not.toMatch(/4,?271|1222/);

    await tax.pay(driver, { payDate: '2025-03-01', pay: dollars(100) });
    expect((await tax.generate(driver, { year: 2025 })).amount).toBe(4371);
    expect(await receivers()).toEqual([]);
    await choose(driver, 'TAX_DOCUMENT_READY');
    await tax.pay(driver, { payDate: '2025-04-01', pay: dollars(100) });
    expect((await generate()).amount).toBe(4471);
    expect(await receivers()).toEqual([]);
  });

  test('of everyone is announced when the batch is done, but not one that was there', async () => {
    await tax.joinPayees(3, 2025);
    await portal.db.user.update({ where: { id: admin.key }, data: { workRelation: 'CONTRACTOR' } });
    await tax.certify(admin, '400111222');
    await tax.pay(admin, { payDate: '2025-02-01', pay: dollars(4271) });
    const { batch } = await tax.start(admin, 2025);
    const known = await portal.db.user.findFirstOrThrow({ where: { emailKey: 'payee.0@example.com' } });
    await tax.generate(admin, { userId: `User_${known.id}`, year: 2025 });
    const createdAt = new Date(portal.services.now().getTime() + 60_000);
    await portal.db.taxDocumentBatch.updateMany({ data: { createdAt } });
    await portal.db.mail.deleteMany();
    waitMinutes(1);
    expect(await receivers()).toEqual(['payee.1@example.com', 'payee.2@example.com']);
    expect(await tax.batch(admin, batch.id)).toMatchObject({ done: 4 });
  });
});

describe('a sign-in', () => {
  const PAGE = { 'sec-fetch-site': 'same-origin', 'x-portal-session': 'cookie' };
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

  /** A query from a page in a browser with these cookies; returns its cookies afterward. */
  async function ask(query: string, cookies: string[]) {
    const response = await portal.app.fetch(
      new Request(`${portal.services.publicUrl}/graphql`, {
        method: 'POST',
        headers: {
          ...PAGE,
          'content-type': 'application/json',
          'user-agent': CHROME,
          cookie: cookies.join('; '),
        },
        body: JSON.stringify({ query }),
      }),
      { requestId: randomUUID(), ipAddress: '203.0.113.7' },
    );
    expect(await response.json()).not.toHaveProperty('errors');
    return [...cookies, ...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)];
  }
  /** Signs in and loads something; returns the browser's cookies. */
  async function visit(email: string, kept: string[] = []): Promise<string[]> {
    const cookies = await ask(
      `mutation { login(input: { email: "${email}", password: "${PASSWORD}" }) { __typename } }`,
      kept,
    );
    return (await ask('{ viewer { id } }', cookies)).filter((cookie) => cookie.includes('-device='));
  }
  const runScript = (email: string, ipAddress: string) =>
    portal.rest('POST', '/auth/login', { body: { email, password: PASSWORD }, ipAddress });
  /** Adds someone who has never signed in. */
  const joinNew = async () => {
    const dana = await portal.join({ firstName: 'Dana' });
    await portal.db.session.deleteMany();
    return dana;
  };

  test('is mailed where the browser is not known, but not the first one of all', async () => {
    const { email } = await joinNew();
    const kept = await visit(email);
    await visit(email, kept);
    expect(await arrived()).toEqual([]);
    await visit(email);
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipients: [email], subject: 'A sign-in from a new browser' });
    expect(mail!.text).toContain(
      'from a browser that has not been used for it before: Chrome on Windows, 203.0.113.7, on Nov 18, 2026, 12:00 PM.',
    );
    expect(mail!.text).toContain('change your password and sign out everywhere else');
    expect(linkIn(mail!)).toBe('http://localhost:4000/dashboard/profile');
  });

  longTest(
    'without a cookie is mailed by its address, once an hour, and keeps no browser quiet',
    async () => {
      const { email } = await joinNew();
      await runScript(email, '192.0.2.8');
      await runScript(email, '192.0.2.8');
      expect(await arrived()).toEqual([]);
      await runScript(email, '192.0.2.9');
      await runScript(email, '192.0.2.10');
      const [mail, ...others] = await arrived();
      expect(others).toEqual([]);
      expect(mail!.subject).toBe('A sign-in from a new address');
      await visit(email);
      expect((await arrived())[0]!.subject).toBe('A sign-in from a new browser');
      waitMinutes(60);
      await runScript(email, '192.0.2.11');
      expect(await receivers()).toEqual([email]);
    },
  );
});

describe('choosing', () => {
  const read = async ({ token }: Actor) =>
    (await portal.graphql('{ viewer { mailChoices } }', {}, token)).data.viewer.mailChoices;

  test('takes one kind away and brings it back, each entered once', async () => {
    const driver = await portal.joinContractor();
    const other = await portal.joinContractor();
    await Promise.all([choose(driver, 'WEEK_REJECTED'), choose(driver, 'STATEMENT_READY')]);
    await choose(driver, 'STATEMENT_READY');
    expect(await read(driver)).toEqual(['TAX_DOCUMENT_READY']);
    expect(await read(other)).toHaveLength(3);
    await choose(driver, 'STATEMENT_READY', true);
    expect(await read(driver)).toEqual(['STATEMENT_READY', 'TAX_DOCUMENT_READY']);
    const entries = await portal.audit({ action: 'MAIL_CHOICE_CHANGED' });
    expect(entries.map(({ newValues }) => newValues)).toHaveLength(3);
    expect(entries.at(-1)).toMatchObject({
      entityId: driver.key,
      newValues: { mail: 'STATEMENT_READY', isWanted: true },
    });
  });

  longTest('is not offered where the portal sends no mail, and nothing is kept to be sent', async () => {
    const manager = await portal.joinStaff('Manager');
    const { mailer } = portal.services;
    portal.services.mailer = null;
    try {
      expect(await read(manager)).toBeNull();
      await change('createAccessToken', { name: 'Export' }, manager);
      expect(await portal.db.mail.count()).toBe(0);
    } finally {
      portal.services.mailer = mailer;
    }
  });
});
