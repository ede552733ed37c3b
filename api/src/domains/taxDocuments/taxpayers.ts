/**
 * Groups people into taxpayers. People who certified the same number are one taxpayer with one form, unless it is a
 * personal number (SSN or ITIN) and the legal names differ. Then one of them may have typed someone else's number, and
 * all their forms wait until someone decides. An EIN belongs to a company and may cover several people.
 *
 * Viewers who may not read taxpayer numbers must not learn that two are the same, or they could guess numbers by
 * certifying. They see people combined only if someone with access combined them on purpose: by a decision, or on a
 * form.
 */
import { foldedName } from 'rules/latinLetters';
import { sumCents } from 'rules/money';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { isFiled } from './filed.ts';
import type { Asked, PaidSums, Payee } from './payee.ts';

type Amount = Exclude<keyof PaidSums, 'runs' | 'undecidedRuns' | 'toConfirm'>;

const NOTHING: PaidSums = {
  paid: 0,
  expenses: 0,
  employee: 0,
  exempt: 0,
  reportable: 0,
  withheld: 0,
  before: 0,
  unconfirmed: 0,
  runs: [],
  undecidedRuns: [],
  toConfirm: [],
};

const hasFiled = ({ form }: Payee): boolean => form !== null && isFiled(form.status);

/**
 * Which of several people with one number gets the form: one with a filed form, else one who was paid, else the first.
 */
const byClaim = (a: Payee, b: Payee): number =>
  Number(hasFiled(b)) - Number(hasFiled(a)) ||
  Number(b.paid > 0) - Number(a.paid > 0) ||
  a.userId.localeCompare(b.userId);

/** Combines people with one number into one taxpayer: the first by claim has everything, the others point to it. */
function joined(people: Payee[]): Payee[] {
  const [first, ...others] = [...people].sort(byClaim) as [Payee, ...Payee[]];
  const contributors = others.filter(({ paid }) => paid > 0);
  const sum = (key: Amount) => sumCents(people.map((one) => one[key]));
  const accountNumber = first.accountNumber ?? contributors[0]?.accountNumber ?? null;
  const whole: Payee = {
    ...first,
    paid: sum('paid'),
    expenses: sum('expenses'),
    employee: sum('employee'),
    exempt: sum('exempt'),
    reportable: sum('reportable'),
    withheld: sum('withheld'),
    before: sum('before'),
    unconfirmed: sum('unconfirmed'),
    runs: people.flatMap(({ runs }) => runs).sort((a, b) => a - b),
    undecidedRuns: people.flatMap(({ undecidedRuns }) => undecidedRuns),
    toConfirm: people.flatMap(({ toConfirm }) => toConfirm),
    sharedWith: contributors.map(({ userId }) => userId),
    accountNumber,
  };
  if (whole.paid === 0) return people;
  return [whole, ...others.map((one) => ({ ...one, ...NOTHING, reportedOn: accountNumber }))];
}

const toFoldedName = ({ profile }: Payee): string => foldedName(profile?.legalName ?? '');

/** Whether the legal names differ and no one has decided that all of them are the same person. */
function isContested(people: readonly Payee[]): boolean {
  if (people[0]?.profile?.taxNumberType === 'EIN') return false;
  const decided = new Set(people.filter(({ isSamePerson }) => isSamePerson).map(toFoldedName));
  const names = new Set(people.map(toFoldedName));
  return names.size > 1 && [...names].some((name) => !decided.has(name));
}

/** People whom someone combined on purpose. */
function knownTogether(people: readonly Payee[]): Payee[] {
  const onForms = new Set(
    people.flatMap(({ form, runs }) => (form?.runs ?? []).filter((run) => !runs.includes(run))),
  );
  const isOnAnothers = ({ runs }: Payee) => runs.some((run) => onForms.has(run));
  const contributors = people.filter(isOnAnothers);
  const contributorRuns = new Set(contributors.flatMap(({ runs }) => runs));
  const isHolder = ({ form, runs }: Payee) =>
    (form?.runs ?? []).some((run) => contributorRuns.has(run) && !runs.includes(run));
  return people.filter((one) => one.isSamePerson || isOnAnothers(one) || isHolder(one));
}

/** Someone without data for the year, listed only because of the number. */
const isBystander = ({ userId, runs, undecidedRuns, before, form }: Payee, asked: Asked): boolean =>
  userId !== asked.userId && runs.length + undecidedRuns.length + before === 0 && form === null;

function processed(people: Payee[], asked: Asked): Payee[] {
  const present = people.filter((one) => !isBystander(one, asked));
  if (!asked.seesSharedNumbers) {
    const known = knownTogether(present);
    const others = present.filter((one) => !known.includes(one));
    return [...(known.length > 1 ? joined(known) : known), ...others];
  }
  if (isContested(people))
    return present.map((one) => ({
      ...one,
      contestedBy: people.map(({ userId }) => userId).filter((userId) => userId !== one.userId),
    }));
  return present.length > 1 ? joined(present) : present;
}

/** The people as taxpayers, each person once. */
export const toTaxpayers = (people: readonly Payee[], asked: Asked): Payee[] =>
  groupBy(people, ({ userId, profile }) => profile?.taxNumberIndex ?? userId).flatMap((group) =>
    processed(group, asked),
  );
