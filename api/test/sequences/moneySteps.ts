/** Steps of an attacker who may pay and wants to pay out more than one person may: with two accounts in their hands. */
import { toId } from '../../src/operation/ids.ts';
import { addBankAccount } from '../support/bankAccounts.ts';
import type { Actor } from '../support/portal.ts';
import { CHOSEN, type Hand, type World } from './world.ts';

/** Dollars. */
const LIMIT = 5000;
const LARGE = 27_000;
const WEEK = { weekStart: '2026-10-26', weekEnd: '2026-11-01' };

/** Whether the portal did it. */
type Run = (world: World) => Promise<boolean>;

async function send(world: World, token: string, name: string, type: string, input: object) {
  const { data, errors } = await world.portal.graphql(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on Error { message } } }`,
    { input },
    token,
  );
  world.told = JSON.stringify(data ?? errors);
  return !errors && data?.result?.message === undefined;
}

/** A driver to pay, the limit, and a manager whom the attacker created and whose password the attacker knows. */
export async function prepareMoney(world: World, self: Actor, driver: Actor): Promise<void> {
  const { portal } = world;
  const pay = { userId: driver.id, ...WEEK };
  const weeklyData = [{ date: WEEK.weekStart, pay: LARGE, expenses: 0 }];
  await portal.rest('POST', '/payroll/weekly', { token: self.token, body: { ...pay, weeklyData } });
  await addBankAccount(portal, driver);
  await send(world, self.token, 'updateCompany', 'UpdateCompany', { secondPersonAbove: LIMIT });
  const email = 'recruit@example.com';
  const person = { email, password: CHOSEN, firstName: 'Rita', lastName: 'Recruit', roles: ['Manager'] };
  await send(world, self.token, 'createStaff', 'CreateStaff', person);
  const { id: key } = await portal.db.user.findFirstOrThrow({ where: { email } });
  await portal.db.user.update({ where: { id: key }, data: { mustChangePassword: false } });
  const recruit = { key, id: toId('User', key), email, token: await portal.signIn(key) };
  world.people.set('recruit', recruit);
  world.hands.push({ owner: 'recruit', kind: 'session', token: recruit.token, isOwn: false });
}

/** Each step with one account. */
export function listMoneySteps({ people }: World, { token }: Hand): Record<string, Run> {
  const [driver, admin] = [people.get('driver')!, people.get('admin')!];
  const recruit = people.get('recruit')!;
  return {
    'record the payment': async (world) => {
      const runs = await world.portal.db.payrollRun.findMany({
        where: { userId: driver.key, status: 'PROCESSED', weekStart: new Date(WEEK.weekStart) },
      });
      const runIds = runs.map(({ id }) => toId('PayrollRun', id));
      return send(world, token, 'recordPayment', 'RecordPayment', {
        ...{ runIds, date: '2026-11-18', method: 'ACH' },
      });
    },
    'take the bank file': async (world) => {
      const { status, body } = await world.portal.rest('POST', '/payroll/bank-files', {
        token,
        body: {
          ...{ weekStart: WEEK.weekStart, format: 'CSV', effectiveOn: '2026-11-19' },
          ...{ includeNew: true, includeRepeated: true },
        },
      });
      world.told = JSON.stringify(body);
      return status === 201 || body.code === 'APPROVAL_REQUIRED';
    },
    'give an advance': (world) =>
      send(world, token, 'createPlan', 'CreatePlan', {
        ...{ userId: driver.id, kind: 'ADVANCE', description: 'Fuel', total: LARGE, weekly: 100 },
        ...{ firstWeek: '2026-11-23', agreedBy: 'Dana', agreedOn: '2026-11-16', givenOn: '2026-11-17' },
        method: 'CASH',
      }),
    'enter a bank account for the driver': (world) =>
      send(world, token, 'setBankAccount', 'SetBankAccount', {
        ...{ userId: driver.id, routingNumber: '021000021', accountNumber: '00123456789' },
        ...{ type: 'CHECKING', holder: 'PERSONAL' },
      }),
    'switch the limit off': (world) =>
      send(world, token, 'updateCompany', 'UpdateCompany', { secondPersonAbove: null }),
    'approve what waits': async (world) => {
      const open = await world.portal.db.approvalRequest.findMany({ where: { status: 'OPEN' } });
      const done: boolean[] = [];
      for (const { id } of open)
        done.push(
          await send(world, token, 'approveRequest', 'ApproveRequest', { id: toId('ApprovalRequest', id) }),
        );
      return done.includes(true);
    },
    'make the recruit an administrator': (world) =>
      send(world, token, 'assignRole', 'AssignRole', { userId: recruit.id, role: 'IT_Admin' }),
    'deactivate the administrator': (world) =>
      send(world, token, 'setUserActive', 'SetUserActive', { userId: admin.id, isActive: false }),
    'take IT_Admin from the administrator': (world) =>
      send(world, token, 'removeRole', 'RemoveRole', { userId: admin.id, role: 'IT_Admin' }),
    'reset the administrator’s password': async (world) => {
      const input = { userId: admin.id, newPassword: CHOSEN };
      if (!(await send(world, token, 'resetPassword', 'ResetPassword', input))) return false;
      world.passwords.set('admin', CHOSEN);
      return true;
    },
  };
}

/** The part that the attacker's further steps depend on. */
export async function describeMoney({ portal, people }: World): Promise<string> {
  const { db } = portal;
  const driver = { userId: people.get('driver')!.key };
  const nameOf = (key: string) => [...people].find(([, person]) => person.key === key)?.[0];
  const requests = await db.approvalRequest.findMany({
    where: { status: 'OPEN' },
    orderBy: { number: 'asc' },
    select: { kind: true, askedById: true },
  });
  const company = await db.companyProfile.findFirst({ select: { secondPersonAbove: true } });
  const counts = [
    await db.bankAccount.count({ where: driver }),
    await db.bankFileRun.count({ where: { run: driver } }),
    await db.payment.count({ where: driver }),
    await db.plan.count({ where: driver }),
  ];
  const waiting = requests.map(({ kind, askedById }) => `${kind} of ${nameOf(askedById)}`).sort();
  return `${waiting} ${company?.secondPersonAbove} ${counts}`;
}

/** No single person pays out more than the limit, and no single person removes the limit. */
export async function checkAlone({ portal, people, attack }: World): Promise<string[]> {
  if (!attack.isAfterMoney) return [];
  const { db } = portal;
  const driver = people.get('driver')!;
  const company = await db.companyProfile.findFirst({ select: { secondPersonAbove: true } });
  const accounts = await db.bankAccount.count({ where: { userId: driver.key } });
  const sums = [
    (await db.payment.aggregate({ where: { userId: driver.key }, _sum: { amount: true } }))._sum.amount,
    (await db.plan.aggregate({ where: { userId: driver.key }, _sum: { total: true } }))._sum.total,
    (
      await db.bankFile.aggregate({
        where: { runs: { some: { run: { userId: driver.key } } } },
        _sum: { amount: true },
      })
    )._sum.amount,
  ];
  const handedOut = sums.reduce((sum, amount) => sum + Number(amount ?? 0), 0);
  return [
    ...(handedOut > LIMIT ? [`handed out ${handedOut} alone`] : []),
    ...(company?.secondPersonAbove === null ? ['took the limit away alone'] : []),
    ...(accounts > 1 ? ['entered a bank account for someone else alone'] : []),
  ];
}
