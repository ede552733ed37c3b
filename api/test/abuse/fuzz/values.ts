/**
 * Values that fit a field by its name, and values that fit no field. Ids, tokens and days of the request's own week are
 * placeholders such as @@User:3@@ and @@day:6@@. `fillIn` replaces them when the request is sent, because the values
 * are not known earlier.
 */
import { addDays } from 'rules/days';
import { PASSWORD } from '../../support/portal.ts';
import type { Arbitrary } from './arbitrary.ts';

const place = (kind: string, index: number) => `@@${kind}:${index}@@`;

const UNKNOWN = '0190aaaa-0000-7000-8000-000000000000';
const TYPES = [
  'User',
  'TimeLog',
  'PayrollRun',
  'Report',
  'TaxDocument',
  'Session',
  'PersonalAccessToken',
  'PayrollBatch',
  'TaxDocumentBatch',
  'AuditLog',
  'TaxProfile',
];

export const HOSTILE_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  'half a pair \ud800',
  '\u202Eright to left',
  'Zoë 🚚 Åß漢',
  'Robert\'); DROP TABLE "User";--',
  '=HYPERLINK("http://example.com")',
  '<script>alert(1)</script>',
  '%s %n {{7*7}} <%= 7*7 %>',
  '../../../../etc/passwd',
  'one\r\nX-Injected: two',
  '\u0001\u0008\u007f\u009f',
  '%00%ff%',
  '\\',
  '__proto__',
  'x'.repeat(300),
  'y'.repeat(20_000),
  'NaN',
  '-0',
  '1e400',
  'null',
];
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  -0.001,
  0.30000000000000004,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { constructor: { prototype: {} } },
];
const HOSTILE_DAYS = [
  '2026-02-30',
  '2000-01-01',
  '2100-12-31',
  '0000-00-00',
  '1969-12-31',
  '2026-11-18T00:00:00Z',
];

const hostileText = (arbitrary: Arbitrary) =>
  arbitrary.oneIn(3) ? arbitrary.text(60) : arbitrary.pick(HOSTILE_TEXTS);

/** A value that fits no field. */
export const hostile = (arbitrary: Arbitrary): unknown =>
  arbitrary.oneIn(2) ? hostileText(arbitrary) : arbitrary.pick(HOSTILE_VALUES);

/** The kind of record that a name means. */
const TYPE_OF_WORD: readonly (readonly [RegExp, string])[] = [
  [/time-logs|timelog|days?$|logday/i, 'TimeLog'],
  [/report/i, 'Report'],
  [/tax-documents|taxdocument(?!batch)/i, 'TaxDocument'],
  [/taxdocumentbatch/i, 'TaxDocumentBatch'],
  [/payrollbatch/i, 'PayrollBatch'],
  [/payroll|run|statement/i, 'PayrollRun'],
  [/session/i, 'Session'],
  [/accesstoken/i, 'PersonalAccessToken'],
];

export function idFor(arbitrary: Arbitrary, name: string, where: string): string {
  if (arbitrary.oneIn(20))
    return arbitrary.pick([
      'nonsense',
      'User_',
      `User_${UNKNOWN}`,
      `TimeLog_${UNKNOWN}`,
      hostileText(arbitrary),
    ]);
  if (arbitrary.oneIn(15)) return place(arbitrary.pick(TYPES), arbitrary.below(50));
  const isPerson = /user|contractor|include/i.test(name);
  const words = /^ids?$/i.test(name) ? where : name;
  const type = isPerson ? 'User' : (TYPE_OF_WORD.find(([word]) => word.test(words))?.[1] ?? 'User');
  return place(type, arbitrary.below(50));
}

/** A day that fits: in the request's own week, whose Monday is day 0. */
export function dayFor(arbitrary: Arbitrary, name: string): string {
  if (arbitrary.oneIn(25)) return arbitrary.pick(HOSTILE_DAYS);
  if (/weekStart/.test(name)) return place('day', arbitrary.oneIn(15) ? 1 : 0);
  if (/weekEnd/.test(name)) return place('day', arbitrary.oneIn(15) ? 7 : 6);
  if (/startDate/.test(name)) return place('day', -arbitrary.below(100));
  if (/endDate|payDate/.test(name)) return place('day', 6 + arbitrary.below(100));
  return place('day', arbitrary.below(7));
}

export const amountFor = (arbitrary: Arbitrary): number =>
  arbitrary.pick([0, 200, 200.1, 0.01, 199.99, 99_999.99, 100_000, 0.001, -5, 12.5]);

export const integerFor = (arbitrary: Arbitrary, name: string): number =>
  /year/i.test(name)
    ? arbitrary.pick([2025, 2025, 2025, 2024, 2026, 2020, 2027, 1999, 0])
    : arbitrary.pick([1, 2, 3, 10, 50, 100, 1000, 1001, 0, -1, 2_147_483_647]);

/** A text that usually fits a field of this name. */
export function textFor(arbitrary: Arbitrary, name: string, where: string): string {
  if (/^(id|runId|include)$|(user|contractor)Id$/i.test(name)) return idFor(arbitrary, name, where);
  if (/date$|weekStart|weekEnd|^date|operatingSince|fleetAsOf/i.test(name)) return dayFor(arbitrary, name);
  const fitting: readonly (readonly [RegExp, readonly string[]])[] = [
    [/current.?password|^password$/i, [PASSWORD, PASSWORD, 'Fuzz-Horse-12', 'Wrong-Horse-1', 'short']],
    [/password/i, ['Fuzz-Horse-12', 'Fuzz-Horse-13', PASSWORD, 'password']],
    [
      /email/i,
      [
        'new.person@example.com',
        place('email', arbitrary.below(50)),
        `p${arbitrary.below(9999)}@example.com`,
        'a@b',
      ],
    ],
    [/phone/i, ['555-0142', '(215) 555-0199', '1']],
    [
      /^address$/i,
      ['{"street":"12 Elm Street","city":"Camden","state":"NJ","zip":"08102"}', '{}', '[', '"x"'],
    ],
    [/revision/i, [place('revision', arbitrary.below(50)), 'k3']],
    [/after|before|cursor/i, [place('cursor', arbitrary.below(50)), 'T2Zmc2V0Q29ubmVjdGlvbjoz', 'nonsense']],
    [/token/i, [place('resetToken', arbitrary.below(50)), 'unknown']],
    [/taxNumber$/i, ['400-11-1333', '400111302', '45-1234567', '000-00-0000']],
    [/ein/i, ['07-0000451', '23-4567891', '']],
    [/^state$/i, ['NJ', 'PA', 'ZZ']],
    [/zip/i, ['08102', '19100-0001', '1']],
    [/signedName/i, ['Dario Fontaine', 'Nadia Ferro', 'Robin Example']],
    [/llcClass/i, ['C', 'S', 'P', 'X']],
    [/idempotencyKey/i, ['one', 'two', 'three', `key ${arbitrary.below(99)}`]],
    [/page|limit/i, ['1', '2', '10', '1000', '999999999', '0', 'x']],
    [/year/i, ['2025', '2026', '2024', '20255']],
    [/action/i, ['USER_LOGIN', 'PAYROLL_CALCULATED', 'nothing']],
    [/header/i, ['Form Type,Box 1 - Nonemployee Compensation', 'a,b', ',']],
    [/role/i, ['HR', 'Manager', 'Accountant', 'IT_Admin', 'Employee', 'User']],
  ];
  const values = fitting.find(([word]) => word.test(name))?.[1];
  if (values) return arbitrary.pick(values);
  return arbitrary.oneIn(4)
    ? hostileText(arbitrary)
    : arbitrary.pick(['Sam', 'Truck 1', 'Example', 'Because it was wrong.', 'a']);
}

/** Values for later requests: ids by type, and texts from responses. */
export type Pool = Map<string, string[]>;

const MONDAYS = 12;
const LAST_MONDAY = '2026-11-16';

export const arbitraryWeek = (arbitrary: Arbitrary): string =>
  addDays(LAST_MONDAY, -7 * arbitrary.below(MONDAYS));

/** The text with every placeholder filled in. */
export const fillIn = (text: string, pool: Pool, monday: string): string =>
  text.replace(/@@(\w+):(-?\d+)@@/g, (_, kind: string, index: string) => {
    if (kind === 'day') return addDays(monday, Number(index));
    const known = pool.get(kind);
    return known?.length ? known[Number(index) % known.length]! : `${kind}_${UNKNOWN}`;
  });

const KEPT = 100;
const FOUND: readonly (readonly [RegExp, (match: RegExpMatchArray) => readonly [string, string]])[] = [
  [/"([A-Z]\w+)_([0-9a-f]{8}-[0-9a-f-]{27})"/g, ([, type, key]) => [type!, `${type}_${key}`]],
  [/"(revision|resetToken|email)":"([^"\\]+)"/g, ([, kind, text]) => [kind!, text!]],
  [/"(?:cursor|endCursor|startCursor)":"([^"\\]+)"/g, ([, text]) => ['cursor', text!]],
];

/** Keeps the values in a response for later requests. */
export function harvest(pool: Pool, response: string): void {
  for (const [pattern, createEntry] of FOUND)
    for (const match of response.matchAll(pattern)) {
      const [kind, text] = createEntry(match);
      const known = pool.get(kind) ?? [];
      if (known.length < KEPT && !known.includes(text)) pool.set(kind, [...known, text]);
    }
}
