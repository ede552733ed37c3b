/** Tries the cells one after another: first all refusals, against one fingerprint, then each call that is let in. */
import type { AuditLog } from '../../src/platform/db/generated/client/client.ts';
import { changedTables, fingerprint } from '../support/fingerprint.ts';
import { openTestPortal } from '../support/portal.ts';
import { rememberPdfs } from '../support/rememberPdfs.ts';
import type { Outcome, Subject } from '../support/rights.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { type Caller, createCast } from './callers.ts';
import { CANARY } from './stage.ts';

/** Refusals at the entry point do not depend on the subject, so one subject is enough. */
const ENTRY_REFUSALS: readonly string[] = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'];

/** Creating all callers is slow on a busy machine. */
export const TIMEOUT_MS = 300_000;

export interface Cell {
  caller: Caller;
  subject: Subject;
  expected: Outcome;
}

/**
 * The callers that try each call: all, except that anonymous callers take turns. The portal rejects an invalid or
 * missing token before it looks at the call, so in the short form each anonymous caller tries many calls.
 */
function takeTurns(callers: readonly Caller[]): () => readonly Caller[] {
  const strangers = callers.filter(({ standing }) => standing === 'stranger');
  const anonymous = strangers.filter(({ token }) => token === undefined);
  // Every other call is tried without a token.
  const inTurn = strangers
    .filter(({ token }) => token !== undefined)
    .flatMap((stranger) => [stranger, ...anonymous]);
  let turn = 0;
  return () => {
    if (process.env.LONG) return callers;
    const next = inTurn[turn % inTurn.length];
    turn += 1;
    return callers.filter((caller) => caller.standing !== 'stranger' || caller === next);
  };
}

/** Groups of callers with the same expected outcomes for every subject, each caller with its cells. */
function groupAlike(rows: readonly (readonly Cell[])[]): readonly (readonly (readonly Cell[])[])[] {
  const groups = new Map<string, (readonly Cell[])[]>();
  for (const row of rows) {
    const { standing, accessToken } = row[0]!.caller;
    const key = JSON.stringify([standing, !accessToken, row.map(({ expected }) => expected)]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/**
 * What the short form tries of such a group: one subject for each outcome, by one caller of the group. The caller and
 * the subject change from row to row. One place refuses callers with a pending password change for every row, so one
 * row in three tries it.
 */
function thin(group: readonly (readonly Cell[])[], turn: number): Cell[] {
  const inTurn = <T>(all: readonly T[], place: number): T => all[place % all.length]!;
  const cells = inTurn(group, turn);
  // A token reads what its owner reads, and the sessions already test that for each subject.
  if (cells[0]?.caller.accessToken) return [inTurn(cells, Math.floor(turn / group.length))];
  const outcomes = [...new Set(cells.map(({ expected }) => expected))];
  return outcomes.flatMap((outcome, place) => {
    const alike = cells.filter(({ expected }) => expected === outcome);
    if (outcome === 'PASSWORD_CHANGE_REQUIRED' && turn % 3 !== 0) return [];
    const found = alike.filter(({ subject }) => subject !== 'missing');
    const { subject } = inTurn(found.length > 0 ? found : alike, turn);
    return inTurn(group, turn + place).filter((cell) => cell.subject === subject);
  });
}

/** The result of one call: the outcome in the tables' words, and the full response. */
export interface Reply {
  outcome: Outcome;
  text: string;
}

export type Matrix = Awaited<ReturnType<typeof makeMatrix>>;

let made: Promise<Matrix> | undefined;
/** Created once per worker and kept open for its next files: creating all callers takes longer than most files run. */
export const openMatrix = (): Promise<Matrix> => (made ??= makeMatrix());

async function makeMatrix() {
  const portal = await openTestPortal({ registration: 'approval' });
  rememberPdfs(portal);
  const { callers, getStage } = await createCast(portal);
  const { restore } = await takeSnapshot(portal.database);
  const untouched = await fingerprint(portal.database);
  const findLast = async () =>
    (await portal.db.auditLog.aggregate({ _max: { sequence: true } }))._max.sequence!;
  const last = await findLast();
  /**
   * The last audit entry before the current cells; read-only cells are undone together with the next cell that writes.
   */
  let before = last;
  const listCallers = takeTurns(callers);

  let turn = 0;
  const listCells = (
    subjects: readonly Subject[],
    toExpected: (caller: Caller, subject: Subject) => Outcome,
  ): Cell[] => {
    const rows = listCallers().map((caller) =>
      subjects
        .map((subject) => ({ caller, subject, expected: toExpected(caller, subject) }))
        .filter(({ subject, expected }) => subject === 'driver' || !ENTRY_REFUSALS.includes(expected)),
    );
    turn += 1;
    return process.env.LONG ? rows.flat() : groupAlike(rows).flatMap((group) => thin(group, turn));
  };

  async function putBack(): Promise<void> {
    await restore();
    before = last;
  }

  /** The errors, one line each; empty if everything matches the table. */
  async function findErrors(
    cells: readonly Cell[],
    ask: (cell: Cell) => Promise<Reply>,
    { changes, names }: { changes: boolean; names: readonly string[] },
  ): Promise<string[]> {
    const errors: string[] = [];
    const isChecked = changes || process.env.LONG;
    if (isChecked && before !== last) await putBack();
    const check = async (cell: Cell) => {
      const { outcome, text } = await ask(cell);
      const { caller, subject, expected } = cell;
      const where = `${caller.name}, about ${subject}`;
      if (outcome !== expected) errors.push(`${where}: ${outcome}, not ${expected}`);
      if (expected !== 'OK' && text.includes(CANARY)) errors.push(`${where}: told what is not to be known`);
    };
    const isLetIn = ({ expected }: Cell) => expected === 'OK';
    const refused = cells.filter((cell) => !isLetIn(cell));
    for (const cell of refused) await check(cell);
    const changed = isChecked ? changedTables(untouched, await fingerprint(portal.database)) : [];
    if (changed.length > 0) errors.push(`a refusal changed ${changed.join()}`);
    const entries = await portal.db.auditLog.findMany({ where: { sequence: { gt: before } } });
    errors.push(...entryErrors(refused, entries, names));
    // Refusals leave only their audit entries, which the restore after the first allowed call removes.
    const letIn = cells.filter(isLetIn);
    for (const cell of letIn) {
      await check(cell);
      if (changes) await restore();
    }
    if (!isChecked) before = await findLast();
    else if (!changes || letIn.length === 0) await restore();
    return errors;
  }

  return {
    portal,
    callers,
    listCallers,
    getStage,
    restore,
    untouched,
    listCells,
    findErrors,
    /** Restores everything for the next file. An embedded database's folder would outlive its worker. */
    close: async () => {
      if (!portal.database.embedded) return await putBack();
      made = undefined;
      await portal.close();
    },
  };
}

/** Refused by a rule about people, such as a decision on one's own days: recorded like a refusal at the entry point. */
const isEntered = ({ expected, subject }: Cell) =>
  expected === 'FORBIDDEN' || (expected === 'REFUSED' && subject === 'own');

/** Each refusal of a known person is recorded once, under the name of the request; other refusals are not recorded. */
function entryErrors(
  refused: readonly Cell[],
  entries: readonly AuditLog[],
  names: readonly string[],
): string[] {
  const denied = entries.filter(({ action }) => action === 'ACCESS_DENIED');
  const misnamed = denied.filter(
    ({ level, entityId }) => level !== 'WARNING' || !names.includes(entityId ?? ''),
  );
  const miscounted = [...new Set(refused.map(({ caller }) => caller))].flatMap((caller) => {
    const expected = refused.filter((cell) => cell.caller === caller && isEntered(cell)).length;
    const entered = denied.filter(({ userId }) => userId === (caller.key ?? '')).length;
    return entered === expected ? [] : [`${caller.name}: ${entered} refusals entered, not ${expected}`];
  });
  return [...misnamed.map(({ entityId, level }) => `entered as ${entityId}, ${level}`), ...miscounted];
}
