/**
 * A company with this many of everything: every person has the same records, copied from one person who got them by the
 * rules.
 */
import { createUser } from '../../src/domains/people/accounts.ts';
import { systemContext } from '../../src/operation/context.ts';
import type { Prisma } from '../../src/platform/db/generated/client/client.ts';
import { createBatches, createRecords, taxYear } from '../access/stage.ts';
import { addBankAccount } from './bankAccounts.ts';
import { type Actor, newAddress, PASSWORD, type TestPortal } from './portal.ts';

export interface Crowd {
  /** Has every role, and as many own records as there are people. */
  viewer: Actor;
  /** A person with all records. */
  driver: Actor;
  reportId: string;
  /** Adds people until there are this many. */
  growTo: (size: number) => Promise<void>;
}

const LATER = new Date('2027-11-18T17:00:00Z');
const DAY = 86_400_000;

/** The row without the values that the database fills in for a new row. */
function copyWithout<Row extends object, Name extends keyof Row>(row: Row, ...left: Name[]): Omit<Row, Name> {
  const copy = { ...row };
  for (const name of left) delete copy[name];
  return copy;
}

type Json = Prisma.InputJsonValue;

export async function gather(portal: TestPortal): Promise<Crowd> {
  const { db } = portal;
  const viewer = await portal.joinStaff('IT_Admin', 'Manager', 'HR', 'Accountant');
  const driver = await portal.joinContractor({ dailyRate: 200 });
  const { reportId } = await createRecords(portal, viewer, driver);
  const ready = await portal.joinContractor();
  await taxYear(portal, viewer, driver, ready);
  await createBatches(portal, driver);
  const of = { where: { userId: driver.key } };
  const [days, runs, profile, documents, payrollItem, taxItem] = [
    await db.timeLog.findMany(of),
    await db.payrollRun.findMany({ ...of, include: { entries: true, statement: true } }),
    await db.taxProfile.findFirstOrThrow(of),
    await db.taxDocument.findMany(of),
    await db.payrollBatchItem.findFirstOrThrow(of),
    await db.taxDocumentBatchItem.findFirstOrThrow(of),
  ];
  const report = await db.report.findFirstOrThrow();
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: driver.key } });
  let size = 1;

  /** One more of each of the viewer's own records. */
  async function addOwn(index: number): Promise<void> {
    const userId = viewer.key;
    await db.timeLog.create({
      data: { userId, worked: true, date: new Date(Date.UTC(2026, 10, 15) - index * DAY) },
    });
    await db.taxProfile.create({
      data: { ...copyWithout(profile, 'id'), userId, version: index, taxNumberIndex: `own ${index}` },
    });
    await db.session.create({
      data: { userId, createdAt: portal.services.now(), lastSeenAt: portal.services.now(), expiresAt: LATER },
    });
    await db.personalAccessToken.create({
      data: { userId, name: `Key ${index}`, expiresAt: LATER, tokenHash: `own ${index}` },
    });
  }

  /** One more person of each kind, with a copy of each record of the template. */
  async function addPerson(index: number): Promise<void> {
    const kinds = [
      { kind: 'CONTRACTOR' as const, dailyRate: '200.00' },
      { kind: 'CONTRACTOR' as const, archivedAt: new Date('2026-11-01T12:00:00Z') },
    ];
    const [userId] = await Promise.all(
      kinds.map(async (kind) => {
        const email = newAddress('crowd');
        const data = { firstName: 'Robin', lastName: `Number${index}`, email, emailKey: email, passwordHash };
        return (await db.user.create({ data: { ...data, ...kind, createdAt: new Date('2026-01-05') } })).id;
      }),
    );
    await createUser(systemContext(portal.services), {
      kind: 'STAFF',
      roles: ['Employee'],
      firstName: 'Sam',
      lastName: `Number${index}`,
      email: `staff${index}@example.com`,
      password: PASSWORD,
      mustChangePassword: false,
    });
    await addOwn(index);
    const owner = { userId: userId! };
    const runIds = new Map<string, string>();
    for (const run of runs) {
      const { entries, statement, ...row } = run;
      const { id } = await db.payrollRun.create({
        data: {
          // A payment settles one person's runs, so each person with paid runs gets their own payment.
          ...copyWithout(row, 'id', 'number', 'paymentId'),
          ...owner,
          entries: { create: entries.map((entry) => copyWithout(entry, 'id', 'runId')) },
          ...(statement && { statement: { create: { content: statement.content as Json } } }),
        },
      });
      runIds.set(run.id, id);
    }
    const toRunId = (id: string | null) => (id && runIds.get(id)) ?? null;
    await db.timeLog.createMany({
      data: days.map((day) => ({
        ...copyWithout(day, 'id'),
        ...owner,
        payrollRunId: toRunId(day.payrollRunId),
      })),
    });
    // Every two people share a number.
    await db.taxProfile.create({
      data: { ...copyWithout(profile, 'id'), ...owner, taxNumberIndex: `shared ${index >> 1}` },
    });
    const made: string[] = [];
    for (const document of documents) {
      const data = { ...copyWithout(document, 'id'), ...owner, snapshot: document.snapshot as Json };
      made.push((await db.taxDocument.create({ data })).id);
    }
    await addBankAccount(portal, { key: userId! });
    const item = { ...owner, position: index };
    await db.payrollBatchItem.create({
      data: { ...payrollItem, ...item, entries: payrollItem.entries as Json },
    });
    await db.taxDocumentBatchItem.create({ data: { ...taxItem, ...item } });
    await db.report.create({
      data: {
        ...copyWithout(report, 'id'),
        contractorId: userId!,
        createdById: userId!,
        content: report.content as Json,
      },
    });
    const about = [
      ['User', userId!],
      ...[...runIds.values()].map((id) => ['PayrollRun', id]),
      ...made.map((id) => ['TaxDocument', id]),
    ];
    await db.auditLog.createMany({
      data: about.flatMap(([entityType, entityId]) =>
        [0, 1].map(() => ({
          action: 'NOTED',
          entityType: entityType!,
          entityId: entityId!,
          userId: userId!,
          digest: '',
        })),
      ),
    });
  }

  return {
    viewer,
    driver,
    reportId,
    growTo: async (wanted) => {
      for (; size < wanted; size++) await addPerson(size);
    },
  };
}
