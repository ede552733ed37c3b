/**
 * Two accounts count as two people only if neither is under the control of the other's owner. This reads the facts
 * about people who could approve, and says who can. The rule itself is `canApproveRequest` in policy.ts.
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

/** Everyone who could decide, and the changes to their access and to the requesters' access. */
export interface Standings {
  people: readonly Person[];
  changes: readonly Change[];
}
/** `by` is null for someone deleted since. */
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
/** Reads the rows of a statement, in a transaction or through the pool. */
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

/** For decisions about these people's requests. */
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
  // And changes to people who made one of those and cannot decide, or no longer can.
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

/** Whether someone else changed how this person signs in, or was shown the link of their invitation. */
export async function credentialsChangedSince(tx: RawTx, userId: string, since: Date): Promise<boolean> {
  const changes = await rowsIn(tx, accessChanges({ people: [userId], since }));
  return changes.some(
    ({ by, action, linkShown }) =>
      by !== userId && (linkShown === 'true' || (CREDENTIAL_CHANGES as readonly string[]).includes(action)),
  );
}

/**
 * Everyone who could act with someone's account: who changed it, who changed theirs before that, and so on. Someone
 * deleted since could have been anyone.
 */
function findHands(changes: readonly Change[], ownerId: string, exceptId: string): Set<string | null> {
  const hands = new Set<string | null>([ownerId, null]);
  for (const { by, about } of changes.toReversed()) if (hands.has(about) && by !== exceptId) hands.add(by);
  return hands;
}

/**
 * When an account was last changed by one of these people, or by someone as whom they could act by then. Otherwise
 * someone
 * could create an administrator who creates a manager.
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

/** The facts that the rule checks about someone who would decide another person's request. */
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
 * Why no one could approve a payment requested today, for everyone who may request one. Null if someone could in each
 * case.
 */
export function describeUnready(
  standings: Standings,
  context: Pick<Context, 'now' | 'timeZone'>,
): string | null {
  const createdAt = context.now();
  const issues: string[] = [];
  for (const { id, name } of standings.people) {
    const asked = { kind: 'RECORD_PAYMENT', askedById: id, payees: [], createdAt } as const;
    const issue = describeNoSecondPerson(standings, asked, context);
    if (issue === null) continue;
    if (issues.length === SHOWN) return `${issues.join(' ')} It’s the same for others.`;
    issues.push(`What ${name} requests: ${issue}`);
  }
  return issues.length > 0 ? issues.join(' ') : null;
}

/** How many people are named before the rest is summed up. */
const SHOWN = 5;

/** Who could approve it by their role, and from when; now for those who can already. */
function* listCandidates(standings: Standings, asked: AskedRequest, now: Date) {
  for (const { id, name, roles } of standings.people) {
    const viewer = { id, roles: roles.map(({ role }) => role) };
    if (canDecideRequest(viewer, asked) === null)
      yield { name, ...readyAt(asked, toSecondPerson(standings, asked, id), now) };
  }
}

/**
 * Why no one can approve it, and who will be able to; null if someone can. A request that was too early must be made
 * again: an approval never counts from an account that could not have decided then.
 */
export function describeNoSecondPerson(
  standings: Standings,
  asked: AskedRequest,
  { now, timeZone }: Pick<Context, 'now' | 'timeZone'>,
): string | null {
  const candidates = [];
  for (const candidate of listCandidates(standings, asked, now())) {
    if (candidate.isReady) return null;
    candidates.push(candidate);
  }
  if (candidates.length === 0)
    return `No one else can approve this. Add another ${findKindRoles(asked.kind).includes('Manager') ? 'manager or administrator' : 'administrator'} first.`;
  const days = candidates
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .slice(0, SHOWN)
    .map(({ name, from }) => `${name} from ${formatDay(todayIn(from, timeZone))}`);
  const isLater = candidates.every(({ mustAskAgain }) => mustAskAgain);
  const more = candidates.length > SHOWN ? ` and ${candidates.length - SHOWN} more` : '';
  return `No one can approve this yet. ${isLater ? 'Request it again once someone can' : 'Who can'}: ${days.join(', ')}${more}.`;
}
