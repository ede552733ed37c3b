/**
 * Two accounts are two people only if neither is in the hands of the other's owner: what the portal knows of those who
 * could give a second yes. The rule itself is `canApproveRequest` in policy.ts; this reads its facts and says who could.
 */
import { formatDay } from 'rules/dayFormats';
import type { RoleName } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../operation/context.ts';
import { batched } from '../platform/sql/batched.ts';
import type { RowOf, RowsStatement } from '../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../platform/sql/transaction.ts';
import { CREDENTIAL_CHANGES } from './accessChanges.ts';
import { type AskedRequest, INDEPENDENCE, readyAt, type SecondPerson } from './independence.ts';
import { canDecideRequest, findKindRoles } from './policy.ts';
import { accessChanges, staffWithRoles } from './secondPerson.sql.ts';

/** Everyone who could decide about something, and what was done to their access and to that of those who ask. */
export interface Standings {
  people: readonly Person[];
  changes: readonly Change[];
}
/** By someone, null who was deleted since. */
interface Change {
  by: string | null;
  about: string;
  at: Date;
}
interface Person {
  id: string;
  name: string;
  roles: { role: RoleName; since: Date }[];
  begunAt: Date | null;
}

type Row = RowOf<typeof staffWithRoles>;
/** Reads the rows of a statement, within a transaction or through the pool. */
type Read = <Row>(statement: RowsStatement<Row>) => Promise<Row[]>;

/** From before the oldest request that may be open. */
const toSince = ({ now }: Pick<Context, 'now'>) => new Date(now().getTime() - INDEPENDENCE.lookBackMs);

function toPeople(rows: readonly Row[]): Person[] {
  const people = new Map<string, Person>();
  for (const { id, firstName, lastName, role, assignedAt, begunAt } of rows) {
    const person = people.get(id) ?? {
      ...{ id, name: `${firstName} ${lastName}`, roles: [] },
      begunAt: begunAt === null ? null : new Date(begunAt),
    };
    person.roles.push({ role, since: new Date(assignedAt) });
    people.set(id, person);
  }
  return [...people.values()];
}

/** For decisions about what these people ask for. */
export async function findStandings(
  read: Read,
  context: Pick<Context, 'now'>,
  askers: readonly string[],
): Promise<Standings> {
  const since = toSince(context);
  const people = toPeople(await read(staffWithRoles({ since })));
  const concerned = new Set<string>();
  const found: (Change & { sequence: string })[] = [];
  let next = new Set([...people.map(({ id }) => id), ...askers]);
  // And to those who have done one of them and cannot decide, or not anymore.
  while (next.size > 0) {
    for (const id of next) concerned.add(id);
    const changes = await read(accessChanges({ people: [...next], since }));
    found.push(...changes.map((change) => ({ ...change, at: new Date(change.at) })));
    next = new Set(changes.flatMap(({ by }) => (by === null || concerned.has(by) ? [] : by)));
  }
  return { people, changes: found.sort((one, other) => Number(one.sequence) - Number(other.sequence)) };
}

/** The same for fields: once for all requests of an operation. */
export const standingsFor = batched<[], Standings, Context>(async (context, askers) => {
  const found = await findStandings((statement) => context.sql.rows(statement), context, askers);
  return new Map(askers.map((asker) => [asker, found]));
});

/** Whether someone else has changed what this person signs in with. */
export async function credentialsChangedSince(tx: RawTx, userId: string, since: Date): Promise<boolean> {
  const changes = await rowsIn(tx, accessChanges({ people: [userId], since }));
  return changes.some(
    ({ by, action }) => by !== userId && (CREDENTIAL_CHANGES as readonly string[]).includes(action),
  );
}

/**
 * Everyone who could act with someone's account: who touched it, who touched theirs before that, and so on. Who was deleted
 * since may have been anyone.
 */
function findHands(changes: readonly Change[], ownerId: string, exceptId: string): Set<string | null> {
  const hands = new Set<string | null>([ownerId, null]);
  for (const { by, about } of changes.toReversed()) if (hands.has(about) && by !== exceptId) hands.add(by);
  return hands;
}

/**
 * When an account was last touched by one of these, or by one that they could act with by then: otherwise someone would
 * make an administrator, who makes a manager.
 */
function lastTouched(changes: readonly Change[], hands: ReadonlySet<string | null>, id: string): Date | null {
  const reach = new Set(hands);
  let last: Date | null = null;
  for (const { by, about, at } of changes) {
    if (!reach.has(by) || by === about) continue;
    if (about === id) last = at;
    reach.add(about);
  }
  return last;
}

/** What the rule looks at, of one who would decide about what another one asks for. */
export function toSecondPerson(
  { people, changes }: Standings,
  { kind, askedById }: Pick<AskedRequest, 'kind' | 'askedById'>,
  deciderId: string,
): SecondPerson {
  const person = people.find(({ id }) => id === deciderId);
  const roles = person?.roles.filter(({ role }) => findKindRoles(kind).includes(role)) ?? [];
  const [first] = roles.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime());
  const begun = person?.begunAt;
  return {
    couldSince: first && begun && begun > first ? begun : first,
    changedByAsker: lastTouched(changes, findHands(changes, askedById, deciderId), deciderId),
    changedAsker: lastTouched(changes, new Set([deciderId, null]), askedById),
  };
}

/**
 * What people would ask for in vain today: of everyone who may ask for a payment, why no one could agree to it. Null
 * where someone could in each case.
 */
export function describeUnready(
  standings: Standings,
  context: Pick<Context, 'now' | 'timeZone'>,
): string | null {
  const createdAt = context.now();
  const issues = standings.people.flatMap(({ id, name }) => {
    const asked = { kind: 'RECORD_PAYMENT', askedById: id, payees: [], createdAt } as const;
    const issue = describeNoSecondPerson(standings, asked, context);
    return issue === null ? [] : [`What ${name} requests: ${issue}`];
  });
  return issues.length > 0 ? issues.join(' ') : null;
}

/** Who could agree to it by their role, and from when on; now for those who can. */
const listCandidates = (standings: Standings, asked: AskedRequest, now: Date) =>
  standings.people
    .filter(({ id, roles }) => {
      const viewer = { id, roles: roles.map(({ role }) => role) };
      return canDecideRequest(viewer, asked) === null;
    })
    .map(({ id, name }) => ({ name, ...readyAt(asked, toSecondPerson(standings, asked, id), now) }));

/**
 * Why no one can agree to it, with who will be able to; null where someone can. What was asked for too early has to be
 * asked for again: it never counts from an account that could not have decided then.
 */
export function describeNoSecondPerson(
  standings: Standings,
  asked: AskedRequest,
  { now, timeZone }: Pick<Context, 'now' | 'timeZone'>,
): string | null {
  const candidates = listCandidates(standings, asked, now());
  if (candidates.some(({ isReady }) => isReady)) return null;
  if (candidates.length === 0)
    return `No one else can approve this. Add another ${findKindRoles(asked.kind).includes('Manager') ? 'manager or administrator' : 'administrator'} first.`;
  const days = candidates
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .map(({ name, from }) => `${name} from ${formatDay(todayIn(from, timeZone))}`);
  const isLater = candidates.every(({ mustAskAgain }) => mustAskAgain);
  return `No one can approve this yet. ${isLater ? 'Request it again once someone can' : 'Who can'}: ${days.join(', ')}.`;
}
