/** Reads a line of the list and reports what is wrong, cell by cell. Pure. */
import { parseAmount } from 'rules/amounts';
import { FORMULA } from 'rules/csvFormulas';
import { findRateStartIssue } from 'rules/dayRates';
import { type Day, isDay } from 'rules/days';
import type { Cents } from 'rules/money';
import { CARRIED_OVER, findOpeningIssues, type OpeningToCheck } from 'rules/openingRules';
import { LIST_COLUMNS, type ListRow } from 'rules/peopleList';
import { findTextIssue } from 'rules/plainText';
import { findPlanIssues } from 'rules/planRules';
import { startOfWeek } from 'rules/weeks';
import type { z } from 'zod';
import { type CarriedOver, toPlan } from '../openings/enter.service.ts';
import { email, personName, phone, dailyRate as rateRule } from '../people/inputRules.ts';

type Column = keyof ListRow;
export type CellIssues = Partial<Record<Column, string>>;

export interface ListedPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** Null if none is given. */
  rate: { cents: Cents; from: Day } | null;
  opening: OpeningToCheck;
  advance: CarriedOver | null;
}

export interface CheckedRow {
  /** As far as it can be read; an invalid cell counts as empty. */
  person: ListedPerson;
  issues: CellIssues;
}

/** International phone numbers start with a plus sign. */
const PHONE = /^\+[\d\s().-]+$/;

/** Zero in the accounting format of spreadsheets. */
const isNothing = (text: string): boolean => /^\$?\s*-$/.test(text);

const DAYS_WORD = 'Enter a date such as 11/16/2026 or 2026-11-16.';

/** A day as people and spreadsheets write it; null if it is not one. */
function readDay(text: string): Day | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const day = american
    ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`
    : text;
  return isDay(day) ? day : null;
}

export function checkRow(
  cells: ListRow,
  { today, paidThrough, first }: { today: Day; paidThrough: Day; first: Day },
): CheckedRow {
  const issues: CellIssues = {};
  const refuse = (column: Column, message: string) => {
    issues[column] ??= message;
  };
  for (const { key, title } of LIST_COLUMNS) {
    const text = cells[key];
    if (FORMULA.test(text) && !(key === 'phone' && PHONE.test(text)) && !isNothing(text))
      refuse(key, 'It starts with a character that spreadsheets read as a formula.');
    const hidden = findTextIssue(title, text, { isName: key === 'firstName' || key === 'lastName' });
    if (hidden) refuse(key, hidden);
  }

  const typed = <Output>(column: Column, rule: z.ZodType<Output>): Output | undefined => {
    const read = rule.safeParse(cells[column]);
    if (!read.success) refuse(column, read.error.issues[0]!.message);
    return read.data;
  };
  const amount = (column: Column): Cents => {
    if (cells[column] === '' || isNothing(cells[column])) return 0;
    const read = parseAmount(cells[column]);
    if (!read.ok) refuse(column, read.error);
    return read.ok ? read.cents : 0;
  };
  const day = (column: Column): Day | null => {
    if (cells[column] === '') return null;
    const read = readDay(cells[column]);
    if (read === null) refuse(column, DAYS_WORD);
    return read;
  };

  const readRate = (): ListedPerson['rate'] => {
    const from = day('dayRateFrom');
    if (cells.dayRate === '') {
      if (cells.dayRateFrom !== '') refuse('dayRate', 'Enter the day rate that starts on this day.');
      return null;
    }
    const cents = amount('dayRate');
    const broken = rateRule.safeParse(cents / 100).error?.issues[0];
    if (broken) refuse('dayRate', broken.message);
    const start = from ?? today;
    const startIssue = findRateStartIssue(start, { today, first });
    if (startIssue) refuse('dayRateFrom', startIssue);
    return { cents, from: start };
  };

  const readAdvance = (name: string): CarriedOver | null => {
    const [total, weekly, agreedOn] = [
      amount('advanceOwed'),
      amount('advanceWeekly'),
      day('advanceAgreedOn'),
    ];
    if (cells.advanceOwed === '' && cells.advanceWeekly === '' && cells.advanceAgreedOn === '') return null;
    if (cells.advanceAgreedOn === '')
      refuse(
        'advanceAgreedOn',
        'Enter the day it was agreed in writing. Nothing can be deducted without it.',
      );
    const advance = {
      ...{ description: CARRIED_OVER, total, weekly, firstWeek: startOfWeek(paidThrough), floor: 0 },
      ...{ agreedBy: name, agreedOn: agreedOn ?? today, agreementNote: '' },
    };
    const columns: Partial<Record<string, Column>> = {
      total: 'advanceOwed',
      weekly: 'advanceWeekly',
      agreedOn: 'advanceAgreedOn',
    };
    for (const { field, message } of findPlanIssues(
      { ...toPlan(advance, paidThrough), agreedBy: 'x' },
      today,
    ))
      refuse(columns[field] ?? 'advanceOwed', message);
    return advance;
  };

  const firstName = typed('firstName', personName('First name')) ?? cells.firstName;
  const lastName = typed('lastName', personName('Last name')) ?? cells.lastName;
  const opening = {
    paidThrough,
    compensation: amount('paid'),
    reimbursed: amount('reimbursed'),
    withheld: amount('withheld'),
  };
  const columns = { compensation: 'paid', reimbursed: 'reimbursed', withheld: 'withheld' } as const;
  for (const { field, message } of findOpeningIssues(opening, today))
    if (field !== 'paidThrough') refuse(columns[field], message);
  return {
    person: {
      ...{ firstName, lastName, opening },
      email: typed('email', email) ?? cells.email,
      phone: typed('phone', phone) ?? null,
      rate: readRate(),
      advance: readAdvance(`${firstName} ${lastName}`),
    },
    issues,
  };
}
