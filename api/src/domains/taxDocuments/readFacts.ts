/** Reads the facts for documents: one person's for a document, a whole year's for lists. */

import { yearOf } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';
import { hasAnyRole, PAYROLL_READERS, TAX_NUMBER_READERS } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { W9_REVISION } from '../../documents/pdf/w9Words.ts';
import type { Context, Tx, Viewer } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { type KeptKind, tablesOf } from '../../platform/sql/kept.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';
import { readCompany } from '../company/company.service.ts';
import type { CompanyProfile } from '../company/profile.ts';
import { type Facts, type Form1099, factsOf1099, toW9Facts } from './facts.ts';
import type { CertifiedPayee, Payee } from './payee.ts';
import { paidToAll } from './payees.sql.ts';
import { readPayees } from './payees.ts';
import { resolveThreshold, taxYear } from './taxYears.ts';

type Clock = Pick<Services, 'now' | 'timeZone'>;

/** The company's current calendar year. */
export const currentYear = ({ now, timeZone }: Clock): number => yearOf(todayIn(now(), timeZone));

/** The threshold that an administrator entered for a year that the law leaves open; null if none. */
export async function configuredThreshold(
  db: Pick<Tx, 'taxYearSetting'>,
  year: number,
): Promise<Cents | null> {
  const setting = await db.taxYearSetting.findUnique({
    where: { year },
    select: { reportingThreshold: true },
  });
  return setting && fromDecimal(setting.reportingThreshold);
}

const CERTIFIED = {
  id: true,
  version: true,
  legalName: true,
  firstName: true,
  middleName: true,
  lastName: true,
  suffix: true,
  businessName: true,
  taxClass: true,
  llcClass: true,
  exemptPayeeCode: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  taxNumberType: true,
  taxNumberLast4: true,
  taxNumberIndex: true,
  formRevision: true,
} as const;

async function readW9Facts(tx: Tx, year: number, userId: string): Promise<Facts> {
  const newest = await tx.taxProfile.findFirst({
    where: { userId },
    orderBy: { version: 'desc' },
    select: { ...CERTIFIED, decision: { select: { verdict: true } } },
  });
  const { formRevision = W9_REVISION, decision, ...profile } = newest ?? {};
  const holds = newest !== null && decision?.verdict !== 'MISTAKE';
  return toW9Facts({
    year,
    formRevision,
    profile: holds ? (profile as CertifiedPayee) : null,
    company: await readCompany(tx),
  });
}

export interface Asked {
  type: Facts['type'];
  year: number;
  userId: string;
  forced: string | null;
}

/** Payees, and payroll readers without access to taxpayer numbers, cannot see who shares a number. */
const seesSharedNumbers = (viewer: Viewer | null): boolean =>
  viewer !== null && hasAnyRole(viewer, TAX_NUMBER_READERS);

/** The current facts for a document. Throws ConflictError for a year without a threshold. */
export async function readFacts(
  tx: Tx,
  context: Context,
  { type, year, userId, forced }: Asked,
): Promise<Facts> {
  if (type === 'W9') return readW9Facts(tx, year, userId);
  const { timeZone } = context;
  const threshold = resolveThreshold(year, await configuredThreshold(tx, year));
  const company = await readCompany(tx);
  const payees = await readPayees(tx, {
    year,
    timeZone,
    userId,
    seesSharedNumbers: seesSharedNumbers(context.viewer),
  });
  const isOver = year < currentYear(context);
  return factsOf1099({ type, year, isOver, threshold, company, payee: payees.get(userId)!, forced });
}

/** The current facts for the 1099 forms of a year, by person. */
export interface YearFacts {
  year: number;
  isOver: boolean;
  /** Null for a year that the law leaves open, until an administrator enters it. */
  threshold: Cents | null;
  company: CompanyProfile;
  payees: Map<string, Payee>;
  /** Undefined for someone who is not a payee, and for everyone while the year has no threshold. */
  findFacts: (type: Form1099, userId: string, forced: string | null) => Facts | undefined;
}

/** Reads the year in three statements for any number of payees; only one person's if one is given. */
export async function readYearFacts(
  db: RawTx & Pick<Tx, 'companyProfile' | 'taxYearSetting'>,
  context: Context,
  year: number,
  userId?: string,
): Promise<YearFacts> {
  const threshold = taxYear(year).threshold ?? (await configuredThreshold(db, year));
  const company = await readCompany(db);
  const payees = await readPayees(db, {
    year,
    timeZone: context.timeZone,
    userId,
    seesSharedNumbers: seesSharedNumbers(context.viewer),
  });
  const isOver = year < currentYear(context);
  return {
    year,
    isOver,
    threshold,
    company,
    payees,
    findFacts: (type, key, forced) => {
      const payee = payees.get(key);
      if (!payee || threshold === null) return undefined;
      return factsOf1099({ type, year, isOver, threshold, company, payee, forced });
    },
  };
}

export const YEAR_FACTS: KeptKind<YearFacts> = {
  name: 'year facts',
  tables: [...tablesOf(paidToAll), 'CompanyProfile', 'TaxYearSetting'],
  size: ({ payees }) => payees.size,
};

/** What a year's facts depend on besides the database. */
export const argsOfYear = (context: Context, year: number) => [
  ...[year, year < currentYear(context), context.timeZone, seesSharedNumbers(context.viewer)],
];

/** Everyone's facts, as they are now. */
export const yearFacts = (context: Context, year: number): Promise<YearFacts> =>
  context.kept.compute(context, YEAR_FACTS, argsOfYear(context, year), () =>
    readYearFacts(context.db, context, year),
  );

const known = new WeakMap<Context, Map<number, Promise<YearFacts>>>();

/**
 * The same, read once per operation, no matter how many documents need it: everyone's for payroll readers, otherwise only
 * the viewer's.
 */
export function sharedYearFacts(context: Context, year: number): Promise<YearFacts> {
  const years = known.get(context) ?? new Map<number, Promise<YearFacts>>();
  known.set(context, years);
  const { viewer } = context;
  const isOwn = viewer !== null && !hasAnyRole(viewer, PAYROLL_READERS);
  const facts =
    years.get(year) ??
    (isOwn ? readYearFacts(context.db, context, year, viewer.id) : yearFacts(context, year));
  years.set(year, facts);
  return facts;
}
