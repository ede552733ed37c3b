/** The rules that hold after every step, whatever came before. Each returns what is wrong, or nothing. */
import type { RoleName } from 'rules/roles';
import { collectRights, type Role } from '../access/collectRights.ts';
import { PASSWORD } from '../support/portal.ts';
import { type Act, readActs } from './acts.ts';
import { checkAlone } from './moneySteps.ts';
import { findStep } from './steps.ts';
import { HOME, viewerOf, type World } from './world.ts';

export interface Before {
  acts: ReadonlyMap<bigint, Act>;
}

const rights = new Map<string, ReadonlySet<string>>();
const rightsOf = (roles: readonly RoleName[]): ReadonlySet<string> => {
  const name = [...roles].sort().join();
  const known = rights.get(name) ?? collectRights(roles as readonly Role[]);
  rights.set(name, known);
  return known;
};

/** No one gets a right that no one granted: a new session or token has at most the attacker's rights. */
async function checkRights(world: World): Promise<string[]> {
  const held = rightsOf(world.attack.roles);
  const found: string[] = [];
  for (const hand of world.hands.filter(({ isOwn }) => !isOwn)) {
    const viewer = await viewerOf(world, hand);
    if (!viewer) continue;
    const gained = [...rightsOf(viewer.roles)].filter((right) => !held.has(right));
    if (gained.length > 0) found.push(`gained the rights of ${hand.owner} (${viewer.roles}): ${gained[0]}`);
  }
  return found;
}

/** No one gets a taxpayer number, or a file full of them, without the right to read numbers. */
function checkNumbers(
  { attack, told, taxNumber, isNumberGuessed }: World,
  step: string,
  isDone: boolean,
): string[] {
  if (attack.readsNumbers || isNumberGuessed) return [];
  const digits = told.replaceAll(/(\d{3})-(\d{2})-(\d{4})/g, '$1$2$3');
  if (digits.includes(taxNumber)) return [`was told the driver’s number`];
  return isDone && /files for the IRS|records of driver/.test(step) ? [`got a file with numbers`] : [];
}

/** The response to a certification does not reveal whether another person has the number. */
async function checkOracle(world: World, step: string): Promise<string[]> {
  if (world.attack.readsNumbers || !step.endsWith('certify with the driver’s number')) return [];
  const hit = world.told;
  await findStep(world, step.replace('the driver’s number', 'a number of no one')).run(world);
  const mask = (text: string) => text.replaceAll(/\d/g, '#');
  return mask(hit) === mask(world.told)
    ? []
    : [`learned whether a number is on file: ${hit} and not ${world.told}`];
}

/**
 * Only people who may pay move money, never to themselves and never twice. An administrator can make a second account,
 * and pay with it up to the limit; `checkAlone` is about more.
 */
async function checkMoney({ portal, people, attack }: World): Promise<string[]> {
  const owners = [...people].map(([name, { key }]) => ({ name, key }));
  const runs = await portal.db.payrollRun.findMany({
    where: {
      userId: { in: owners.map(({ key }) => key) },
      status: { not: 'VOID' },
      weekStart: new Date('2026-11-02'),
    },
  });
  const names = runs.map(({ userId }) => owners.find(({ key }) => key === userId)!.name);
  const found: string[] = [];
  if (runs.length > 0 && !attack.paysOthers) found.push(`paid ${names}`);
  const paidThemselves = attack.roles.includes('IT_Admin')
    ? runs.some(({ userId, processedById }) => userId === processedById)
    : names.includes('self');
  if (paidThemselves) found.push('paid themselves');
  if (new Set(names).size < names.length) found.push(`paid twice: ${names}`);
  return found;
}

/** No act leaves the log when its author is deleted. */
async function checkActs(world: World, before: Before): Promise<string[]> {
  const now = await readActs(world.portal);
  return [...before.acts]
    .filter(([place, act]) => JSON.stringify(now.get(place)) !== JSON.stringify(act))
    .map(([, act]) => `${act.action} is no longer in the log as it was`);
}

/**
 * Whatever anonymous callers have tried, an owner can sign in from a known address, and from anywhere with a new
 * password.
 */
async function checkDoors(world: World): Promise<string[]> {
  if (world.attack.start !== 'stranger') return [];
  const { portal, people } = world;
  const enter = async (email: string, password: string, ipAddress: string) =>
    (await portal.rest('POST', '/auth/login', { body: { email, password }, ipAddress })).status === 200;
  const [admin, driver] = [people.get('admin')!, people.get('driver')!];
  const found: string[] = [];
  if (!(await enter(admin.email, PASSWORD, HOME))) found.push('locked the administrator out at home');
  await portal.rest('POST', `/staff/${driver.id}/reset-password`, {
    token: admin.token,
    body: { newPassword: 'Mended-Horse-4' },
  });
  if (!(await enter(driver.email, 'Mended-Horse-4', '203.0.113.250')))
    found.push('locked the driver out in spite of a new password');
  return found;
}

/** An administrator always remains. */
async function checkAdministrator({ portal }: World): Promise<string[]> {
  const administrators = await portal.db.user.count({
    where: { isActive: true, archivedAt: null, roles: { some: { role: 'IT_Admin' } } },
  });
  return administrators > 0 ? [] : ['left no administrator'];
}

/** The rules that a step has broken. The check uses up the world. */
export async function findBroken(
  world: World,
  before: Before,
  step: string,
  isDone: boolean,
): Promise<string[]> {
  const found = [...checkNumbers(world, step, isDone), ...(await checkOracle(world, step))];
  if (isDone)
    found.push(
      ...(await checkRights(world)),
      ...(await checkMoney(world)),
      ...(await checkActs(world, before)),
      ...(await checkAlone(world)),
      ...(await checkAdministrator(world)),
      ...(await checkDoors(world)),
    );
  return found;
}
