/** Cells tried one after another: first all that are refused, against one fingerprint, then each that is let in. */
import type { RoleName } from 'rules/roles';
import type { AuditLog } from '../../src/platform/db/generated/client/client.ts';
import { changedTables, fingerprint } from '../support/fingerprint.ts';
import { openTestPortal } from '../support/portal.ts';
import { rememberPdfs } from '../support/rememberPdfs.ts';
import type { Outcome, Subject } from '../support/rights.ts';
import { takeSnapshot } from '../support/snapshot.ts';
import { type Caller, createCast } from './callers.ts';
import { CANARY } from './stage.ts';

/** Refusals at the entry point: these apply whomever the call is about, so one is tried. */
const ENTRY_REFUSALS: readonly string[] = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED'];

/** As `granting.test.ts` proves. */
const WITHOUT_RIGHTS: readonly RoleName[] = ['Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee'];

/** Making everyone takes long on a machine that is busy. */
export const TIMEOUT_MS = 300_000;

export interface Cell {
  caller: Caller;
  subject: Subject;
  expected: Outcome;
}

/**
 * Who tries each call: everyone, but one after the other of those who are alike. Whoever sends a token that opens nothing
 * is no one before any call is looked at, as is whoever sends none, and some roles have no rights of their own, so the
 * short form has each call tried by one of them and each of them try many calls.
 */
function takeTurns(callers: readonly Caller[]): () => readonly Caller[] {
  const strangers = callers.filter(({ standing }) => standing === 'stranger');
  const anonymous = strangers.filter(({ token }) => token === undefined);
  const alike = [
    // Every other call is tried without a token.
    strangers.filter(({ token }) => token !== undefined).flatMap((stranger) => [stranger, ...anonymous]),
    callers.filter(({ roles }) => roles.length === 1 && WITHOUT_RIGHTS.includes(roles[0]!)),
  ];
  let turn = 0;
  return () => {
    if (process.env.LONG) return callers;
    const left = alike.flatMap((group) => group.filter((caller) => caller !== group[turn % group.length]));
    turn += 1;
    return callers.filter((caller) => !left.includes(caller));
  };
}

/** Groups of callers for whom a row expects the same about every subject, each caller with their cells. */
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
 * What the short form tries of such a group: each caller who may be refused is refused once, and each subject is asked
 * about once, unless the group is always forbidden: then one caller in four is refused, and others in the next row. Of
 * access tokens, one asks about one subject. From row to row, another caller asks about another subject.
 */
function thin(group: readonly (readonly Cell[])[], turn: number): Cell[] {
  const inTurn = <T>(all: readonly T[], place: number): T => all[(turn + place) % all.length]!;
  const [first = []] = group;
  // A token reads what its owner does: what that is of each subject, sessions have proven.
  if (first[0]?.caller.accessToken) {
    const cells = inTurn(group, 0);
    return [cells[Math.floor(turn / group.length) % cells.length]!];
  }
  const isAlwaysForbidden = first.every(({ expected }) => expected === 'FORBIDDEN');
  const chosen = new Set(isAlwaysForbidden ? [] : first.map((_, place) => inTurn(group, place)[place]!));
  for (const [index, cells] of group.entries()) {
    // The access map says of every field which scope it takes, so one caller in four of those tries it.
    if (isAlwaysForbidden && group.length > 3 && (index + turn) % 4 !== 0) continue;
    const refused = cells.filter(({ subject, expected }) => expected !== 'OK' && subject !== 'missing');
    if (refused.length > 0 && !refused.some((cell) => chosen.has(cell))) chosen.add(inTurn(refused, index));
  }
  return [...chosen];
}

/** What one call came to: the response in the tables' words, and everything that was sent back. */
export interface Reply {
  outcome: Outcome;
  text: string;
}

export type Matrix = Awaited<ReturnType<typeof makeMatrix>>;

let made: Promise<Matrix> | undefined;
/** Made once per worker and kept open for its next files: making everyone takes longer than most files run. */
export const openMatrix = (): Promise<Matrix> => (made ??= makeMatrix());

async function makeMatrix() {
  const portal = await openTestPortal({ registration: 'approval' });
  rememberPdfs(portal);
  const { callers, getStage } = await createCast(portal);
  const { restore } = await takeSnapshot(portal.database);
  const untouched = await fingerprint(portal.database);
  const last = (await portal.audit()).at(-1)!.sequence;
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

  /** What is wrong, in a line for each finding; nothing where everything is as the table says. */
  async function findErrors(
    cells: readonly Cell[],
    ask: (cell: Cell) => Promise<Reply>,
    { changes, names }: { changes: boolean; names: readonly string[] },
  ): Promise<string[]> {
    const errors: string[] = [];
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
    const changed = changedTables(untouched, await fingerprint(portal.database));
    if (changed.length > 0) errors.push(`a refusal changed ${changed.join()}`);
    const entries = await portal.db.auditLog.findMany({ where: { sequence: { gt: last } } });
    errors.push(...entryErrors(refused, entries, names));
    // Refusals have left nothing but their entries, which go with what the first call that is let in leaves.
    const letIn = cells.filter(isLetIn);
    for (const cell of letIn) {
      await check(cell);
      if (changes) await restore();
    }
    if (!changes || letIn.length === 0) await restore();
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
    /** Leaves everything as it was for the next file. The folder of an embedded database would outlive its worker. */
    close: async () => {
      if (!portal.database.embedded) return await restore();
      made = undefined;
      await portal.close();
    },
  };
}

/** Refused by a rule about people, as decisions on one's own days are: recorded like a refusal at the entry point. */
const isEntered = ({ expected, subject }: Cell) =>
  expected === 'FORBIDDEN' || (expected === 'REFUSED' && subject === 'own');

/** Each refusal of a known person is recorded once, under the name of what was requested; no one else's is. */
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
