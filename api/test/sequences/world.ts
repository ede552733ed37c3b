/**
 * The world of one sequence of steps: an attacker, the attack's subjects, and what the attacker holds so far. There is
 * nothing else in the database, so the last administrator is in this world.
 */
import { loadViewer } from '../../src/viewer/sessions.ts';
import { createAccessToken } from '../access/callers.ts';
import { type Actor, PASSWORD, type TestPortal } from '../support/portal.ts';
import { taxes } from '../support/taxDocuments.ts';
import type { Attack } from './attacks.ts';
import { describeMoney, prepareMoney } from './moneySteps.ts';

/** The address that the administrator signed in from before. */
export const HOME = '198.51.100.7';
export const CHOSEN = 'Chosen-Horse-3';
export const YEAR = 2025;

export type Name = 'self' | 'admin' | 'clerk' | 'driver' | 'ghost' | 'recruit';

/** A session or token that opens the portal. */
export interface Hand {
  owner: Name;
  kind: 'session' | 'access token';
  token: string;
  /** Held from the beginning. */
  isOwn: boolean;
}

export interface World {
  portal: TestPortal;
  attack: Attack;
  people: Map<Name, Actor>;
  hands: Hand[];
  /** Passwords that the attacker knows. */
  passwords: Map<Name, string>;
  resetTokens: Map<Name, string>;
  /** Links of invitations. */
  links: Map<Name, string>;
  /** The response to the last step, which the attacker reads. */
  told: string;
  /** The taxpayer number of the driver: nine digits. */
  taxNumber: string;
  /** Whether the attacker has guessed it. */
  isNumberGuessed: boolean;
}

let count = 0;
/** A nine-digit number that no other person has. */
export function newTaxNumber(): string {
  count += 1;
  return `40011${String(1000 + count).slice(-4)}`;
}

export async function createWorld(portal: TestPortal, attack: Attack): Promise<World> {
  const { db } = portal;
  // What worlds left behind would add up to more than the portal takes, such as a thousand runs of one week.
  await portal.reset();
  const admin = await portal.joinStaff('IT_Admin', 'Manager');
  await db.session.updateMany({ where: { userId: admin.key }, data: { ipAddress: HOME } });
  const driver = await portal.joinContractor({ dailyRate: 200 });
  const taxNumber = newTaxNumber();
  await taxes(portal).certify(driver, taxNumber);
  const clerk = await portal.joinStaff('Employee');
  const people = new Map<Name, Actor>([
    ['admin', admin],
    ['driver', driver],
    ['clerk', clerk],
  ]);
  const world: World = {
    ...{ portal, attack, people, taxNumber, told: '', isNumberGuessed: false },
    hands: [],
    passwords: new Map(),
    resetTokens: new Map(),
    links: new Map(),
  };
  if (attack.start === 'person') {
    const self = attack.roles.length
      ? await portal.joinStaff(...attack.roles)
      : await portal.joinContractor({ dailyRate: 200 });
    people.set('self', self);
    world.passwords.set('self', PASSWORD);
    world.hands.push({ owner: 'self', kind: 'session', token: self.token, isOwn: true });
    if (attack.isAfterMoney) await prepareMoney(world, self, driver);
  }
  if (attack.start === 'stolen session') {
    await taxes(portal).saveCompany();
    await taxes(portal).pay(driver, { payDate: `${YEAR}-06-05`, pay: 500_000 });
    await taxes(portal).generate(admin, { year: YEAR, userId: driver.id });
    await db.session.updateMany({ where: { userId: admin.key }, data: { confirmedAt: null } });
    world.hands.push({ owner: 'admin', kind: 'session', token: admin.token, isOwn: true });
  }
  if (attack.start === 'stolen access token')
    world.hands.push({
      ...{ owner: 'admin', kind: 'access token', isOwn: true },
      token: await createAccessToken(portal, admin, true),
    });
  return world;
}

export const viewerOf = ({ portal }: World, { token }: Hand) => loadViewer(portal.services, token);

/** Each person's relevant state, and what the attacker holds. */
export interface Description {
  people: ReadonlyMap<Name, string>;
  held: string;
}

/** Worlds with the same description offer an attacker the same steps. */
export const toText = ({ people, held }: Description): string => JSON.stringify([[...people].sort(), held]);

export async function describeWorld(world: World): Promise<Description> {
  const { portal, people, hands, passwords, resetTokens, links } = world;
  const keys = [...people.values()].map(({ key }) => key);
  const users = await portal.db.user.findMany({
    where: { id: { in: keys } },
    select: {
      ...{ id: true, isActive: true, archivedAt: true, mustChangePassword: true },
      roles: { select: { role: true } },
      _count: { select: { payrollRuns: { where: { status: { not: 'VOID' } } } } },
    },
  });
  const described = [...people].map(([name, { key }]): [Name, string] => {
    const user = users.find(({ id }) => id === key);
    if (!user) return [name, 'deleted'];
    const { isActive, archivedAt, mustChangePassword, roles, _count } = user;
    const held = roles.map(({ role }) => role).sort();
    return [name, `${[isActive, archivedAt !== null, mustChangePassword, _count.payrollRuns, held]}`];
  });
  const open = new Set<string>();
  for (const hand of hands) if (await viewerOf(world, hand)) open.add(`${hand.owner} ${hand.kind}`);
  const guesses = await portal.db.signInAttempt.count();
  const known = [...passwords.keys(), '/', ...resetTokens.keys(), '/', ...links.keys()];
  return {
    people: new Map(described),
    held: `${[...open].sort()} ${known} ${guesses > 50} ${world.attack.isAfterMoney ? await describeMoney(world) : ''}`,
  };
}
