/** Every root field and every route against every kind of caller: who is let in, and that a refusal changes nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoleName } from './identity/roles.ts';
import { contentOf } from './reports/content.ts';
import { routes } from './rest/routes.ts';
import { schema } from './schema.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { OPERATIONS, type Operation, type Stage } from './testing/operations.ts';
import { type Actor, openTestPortal, type TestPortal } from './testing/portal.ts';
import { REST_CALLS } from './testing/restCalls.ts';

let portal: TestPortal;
let stage: Stage;

const ROLES: readonly RoleName[] = [
  'IT_Admin',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
  'Employee',
];

/** Callers without any right, whatever they once had. */
const OUTSIDERS = ['stranger', 'garbage token', 'deactivated manager', 'archived manager'] as const;

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'];

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  const driver = await portal.joinContractor();
  const day = { userId: driver.key, date: new Date('2026-10-27'), worked: true };
  const run = {
    userId: driver.key,
    weekStart: new Date('2026-10-26'),
    weekEnd: new Date('2026-11-01'),
    basePay: '200.00',
    bonuses: '0.00',
    totalPay: '200.00',
    payDate: new Date('2026-11-02'),
  };
  const report = {
    name: 'Tax Summary 2026',
    type: 'TAX_REPORT',
    year: 2026,
    content: contentOf({ columns: [], rows: [], subtotals: [], totals: [] }),
  } as const;
  stage = {
    driver,
    dayId: `TimeLog_${(await portal.db.timeLog.create({ data: day })).id}`,
    runId: `PayrollRun_${(await portal.db.payrollRun.create({ data: run })).id}`,
    reportId: `Report_${(await portal.db.report.create({ data: report })).id}`,
  };
});

async function tokenOf(outsider: (typeof OUTSIDERS)[number]): Promise<string | undefined> {
  if (outsider === 'stranger') return undefined;
  if (outsider === 'garbage token') return 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';
  const manager = await portal.joinStaff('Manager');
  const gone = outsider === 'archived manager' ? { archivedAt: new Date() } : { isActive: false };
  await portal.db.user.update({ where: { id: manager.key }, data: gone });
  return manager.token;
}

async function managerWhoMustChange(): Promise<Actor> {
  const manager = await portal.joinStaff('Manager', 'IT_Admin');
  await portal.db.user.update({ where: { id: manager.key }, data: { mustChangePassword: true } });
  return manager;
}

/** The refusal's code, or null for a caller who was let in (whatever the business then said). */
async function refusalOf(operation: Operation, token?: string): Promise<string | null> {
  const { errors } = await portal.graphql(operation.document, operation.variables?.(stage), token);
  const code = errors?.[0]?.extensions.code;
  return code && REFUSALS.includes(code) ? code : null;
}

async function expectRefused(attempt: () => Promise<string | null>, code: string) {
  const before = await fingerprint(portal.database);
  expect(await attempt()).toBe(code);
  expect(await fingerprint(portal.database)).toBe(before);
}

const isOpen = ({ allowed }: Operation) => allowed === 'everyone';
const isAllowed = ({ allowed }: Operation, role: RoleName) =>
  typeof allowed === 'string' || allowed.includes(role);

test('every root field has its row here, and every row a field', () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
  const fields = roots.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  expect(OPERATIONS.map(({ field }) => field).sort()).toEqual(fields.sort());
});

describe.each(OPERATIONS)('$field', (operation) => {
  test.each(OUTSIDERS)('a %s is not signed in', async (outsider) => {
    const token = await tokenOf(outsider);
    if (isOpen(operation)) expect(await refusalOf(operation, token)).toBeNull();
    else await expectRefused(() => refusalOf(operation, token), 'UNAUTHENTICATED');
  });

  test('someone whose password must change changes it first', async () => {
    const { token } = await managerWhoMustChange();
    if (operation.whileChangeIsDue) expect(await refusalOf(operation, token)).toBeNull();
    else await expectRefused(() => refusalOf(operation, token), 'PASSWORD_CHANGE_REQUIRED');
  });

  test('each role is let in or refused as the contract says', async () => {
    for (const role of ROLES.filter((role) => !isAllowed(operation, role))) {
      const { token } = await portal.joinStaff(role);
      await expectRefused(() => refusalOf(operation, token), 'FORBIDDEN');
    }
    for (const role of ROLES.filter((role) => isAllowed(operation, role)))
      expect(await refusalOf(operation, (await portal.joinStaff(role)).token), role).toBeNull();
  });

  test('a contractor is let in only where everybody is', async () => {
    const { token } = await portal.joinContractor();
    if (typeof operation.allowed === 'string') expect(await refusalOf(operation, token)).toBeNull();
    else await expectRefused(() => refusalOf(operation, token), 'FORBIDDEN');
  });

  test('a refusal of a known person is entered in the audit log, once', async () => {
    if (typeof operation.allowed === 'string') return;
    const contractor = await portal.joinContractor();
    await refusalOf(operation, contractor.token);
    const entries = await portal.audit({ action: 'ACCESS_DENIED' });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ level: 'WARNING', userId: contractor.key, entityId: operation.field });
  });
});

describe('the REST door', () => {
  test('every route has its row here, and every row a route', () => {
    const table = routes.map(({ method, path }) => `${method} ${path}`);
    expect(REST_CALLS.map(({ route }) => route).sort()).toEqual([...table].sort());
  });

  describe.each(REST_CALLS)('$route', ({ route, body, allowed, whileChangeIsDue }) => {
    const [method = '', path = ''] = route.split(' ');
    const call = async (token?: string) => {
      const id = path.startsWith('/time-logs')
        ? stage.dayId
        : path.startsWith('/payroll')
          ? stage.runId
          : path.startsWith('/reports')
            ? stage.reportId
            : stage.driver.id;
      const { status, body: answer } = await portal.rest(
        method,
        path.replace(':id', id).replace(':role', 'HR'),
        {
          token,
          ...(body ? { body: body(stage) } : {}),
        },
      );
      return { status, code: answer?.code as string | undefined };
    };
    const refused = (status: number, code: string) => async (token?: string) => {
      const before = await fingerprint(portal.database);
      expect(await call(token)).toEqual({ status, code });
      expect(await fingerprint(portal.database)).toBe(before);
    };
    const expectLetIn = async (token?: string) => expect(REFUSALS).not.toContain((await call(token)).code);

    test.each(OUTSIDERS)('a %s is not signed in', async (outsider) => {
      const token = await tokenOf(outsider);
      await (allowed === 'everyone' ? expectLetIn : refused(401, 'UNAUTHENTICATED'))(token);
    });

    test('someone whose password must change changes it first', async () => {
      const { token } = await managerWhoMustChange();
      await (whileChangeIsDue ? expectLetIn : refused(403, 'PASSWORD_CHANGE_REQUIRED'))(token);
    });

    test('each role is let in or refused as the contract says', async () => {
      for (const role of ROLES) {
        const { token } = await portal.joinStaff(role);
        const isIn = typeof allowed === 'string' || allowed.includes(role);
        if (!isIn) await refused(403, 'FORBIDDEN')(token);
      }
      for (const role of ROLES) {
        const { token } = await portal.joinStaff(role);
        if (typeof allowed === 'string' || allowed.includes(role)) await expectLetIn(token);
      }
    });

    test('a refusal comes before any word about the body', async () => {
      if (allowed === 'everyone' || !body) return;
      const answer = await portal.rest(method, path.replace(':id', stage.driver.id), { body: '{ broken' });
      expect(answer.status).toBe(401);
    });
  });
});
