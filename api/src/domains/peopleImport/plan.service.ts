/** Previews an import: what each line would do, or what is wrong with it. */
import { formatDay } from 'rules/dayFormats';
import type { Day } from 'rules/days';
import { foldedName } from 'rules/latinLetters';
import { formatMoney } from 'rules/money';
import { findPaidThroughIssue, hasOpening } from 'rules/openingRules';
import { todayIn } from 'rules/zonedDays';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { readFirstDay } from '../../operation/firstDay.ts';
import { foldEmail } from '../people/accounts.ts';
import { type CellIssues, checkRow, type ListedPerson } from './checkRow.ts';
import { type ReadRow, readList } from './readList.ts';

export interface PeopleList {
  text: string;
  /** The last day whose payments the amounts include; today if omitted. */
  paidThrough?: Day | null | undefined;
}

export interface PlannedRow extends Pick<ReadRow, 'line' | 'cells'> {
  person: ListedPerson;
  issues: CellIssues;
  /** What is wrong with the line as a whole. */
  problem: string | null;
  /** What the import will do, in sentences. */
  steps: string[];
  /** A warning that does not stop the import. */
  note: string | null;
}

function describeSteps({ rate, opening, advance }: ListedPerson): string[] {
  const { compensation, reimbursed, withheld, paidThrough } = opening;
  const paid = [
    `${formatMoney(compensation)} paid`,
    ...(reimbursed ? [`${formatMoney(reimbursed)} reimbursed`] : []),
    ...(withheld ? [`${formatMoney(withheld)} withheld`] : []),
  ].join(', ');
  return [
    'Added as a contractor.',
    ...(rate ? [`Day rate ${formatMoney(rate.cents)} from ${formatDay(rate.from)}.`] : []),
    ...(hasOpening(opening) ? [`${paid} in ${paidThrough.slice(0, 4)} outside this system.`] : []),
    ...(advance
      ? [
          `Owes ${formatMoney(advance.total)}: ${formatMoney(advance.weekly)} a week from the week of ${formatDay(advance.firstWeek)} on.`,
        ]
      : []),
  ];
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  foldedName(`${firstName} ${lastName}`);

const NO_PAID_THROUGH = 'Choose the last day whose payments are in the amounts of this list.';

/** Reads the list and compares it with existing people. Throws ValidationError if the text is not a list. */
export async function planImport(
  db: Pick<Tx, 'user' | 'companyProfile'>,
  context: SignedInContext,
  { text, paidThrough }: PeopleList,
): Promise<PlannedRow[]> {
  const today = todayIn(context.now(), context.timeZone);
  const through = paidThrough ?? today;
  const wrongDay = findPaidThroughIssue(through, today);
  if (wrongDay) throw ValidationError.of('paidThrough', wrongDay);
  const first = await readFirstDay(db);
  const rows = readList(text).map((row) => ({
    ...row,
    ...checkRow(row.cells, { today, paidThrough: through, first }),
  }));
  const hasAmounts = rows.some(({ person }) => person.advance !== null || hasOpening(person.opening));
  if (!paidThrough && hasAmounts) throw ValidationError.of('paidThrough', NO_PAID_THROUGH);
  const emails = rows.map(({ person }) => foldEmail(person.email));
  const taken = await db.user.findMany({
    where: { emailKey: { in: emails } },
    select: { emailKey: true },
  });
  const takenEmails = new Set(taken.map(({ emailKey }) => emailKey));
  // Reads everyone, because the database cannot tell which names read the same.
  const people = await db.user.findMany({ select: { firstName: true, lastName: true, email: true } });
  const known = new Map(people.map((person) => [nameOf(person), person.email]));
  return rows.map(({ line, cells, isTooLong, person, issues }, index) => {
    const email = emails[index]!;
    const first = emails.indexOf(email);
    const twice = first < index ? `Line ${rows[first]!.line} has the same email address.` : undefined;
    const here = takenEmails.has(email) ? 'Someone already has this email address.' : undefined;
    const emailIssue = issues.email ?? here ?? twice;
    const all = emailIssue ? { ...issues, email: emailIssue } : issues;
    const sameNamed = known.get(nameOf(person));
    return {
      ...{ line, cells, person, issues: all },
      problem: isTooLong ? 'This line has more cells than there are columns.' : null,
      steps: isTooLong || Object.keys(all).length ? [] : describeSteps(person),
      note: sameNamed && !here ? `Someone already has this name: ${sameNamed}.` : null,
    };
  });
}

/** Whether the line can be imported. */
export const isRight = ({ issues, problem }: PlannedRow): boolean =>
  problem === null && Object.keys(issues).length === 0;
