/** What holds after every step, whatever the steps before it were. Each names what is wrong, or nothing. */
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

export const keysOf = ({ people }: World): string[] => [...people.values()].map(({ key }) => key);

const rights = new Map<string, ReadonlySet<string>>();
const rightsOf = (roles: readonly RoleName[]): ReadonlySet<string> => {
  const name = [...roles].sort().join();
  const known = rights.get(name) ?? collectRights(roles as readonly Role[]);
  rights.set(name, known);
  return known;
};

/** No one gets hold of a right that no one gave: whatever is new in hand may do what the attacker may, and no more. */
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

/** What a certification brings does not depend on whose number it is. */
async function checkOracle(world: World, step: string): Promise<string[]> {
  if (world.attack.readsNumbers || !step.endsWith('certify with the driver’s number')) return [];
  const hit = world.told;
  await findStep(world, step.replace('the driver’s number', 'a number of no one')).run(world);
  const mask = (text: string) => text.replaceAll(/\d/g, '#');
  return mask(hit) === mask(world.told)
    ? []
    : [`learned whether a number is on file: ${hit} and not ${world.told}`];
}

/** Money moves only by who may pay, never to oneself, never twice. */
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
  if (names.includes('self')) found.push('paid themselves');
  if (new Set(names).size < names.length) found.push(`paid twice: ${names}`);
  return found;
}

/** No act leaves the log when the person who did it is deleted. */
async function checkActs(world: World, before: Before): Promise<string[]> {
  const now = await readActs(world.portal, keysOf(world), world.since);
  return [...before.acts]
    .filter(([place, act]) => JSON.stringify(now.get(place)) !== JSON.stringify(act))
    .map(([, act]) => `${act.action} is no longer in the log as it was`);
}

/** Whatever strangers have tried, an owner gets in where they have been before, and anywhere with a new password. */
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

/** Someone stays who can mend things. */
async function checkAdministrator({ portal }: World): Promise<string[]> {
  const administrators = await portal.db.user.count({
    where: { isActive: true, archivedAt: null, roles: { some: { role: 'IT_Admin' } } },
  });
  return administrators > 0 ? [] : ['left no administrator'];
}

/** What a step has broken. The world is used up by it. */
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
