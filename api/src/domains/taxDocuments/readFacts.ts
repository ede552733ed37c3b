/** Reading what documents are made from: about one person for a document, about a whole year for lists. */

import { type Cents, fromDecimal } from 'rules/money';
import { hasAnyRole, PAYROLL_READERS, TAX_NUMBER_READERS } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import type { Context, Tx, Viewer } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';
import { readCompany } from '../company/company.service.ts';
import type { CompanyProfile } from '../company/profile.ts';
import { type Facts, type Form1099, factsOf1099, toW9Facts } from './facts.ts';
import type { CertifiedPayee, Payee } from './payee.ts';
import { readPayees } from './payees.ts';
import { resolveThreshold, taxYear } from './taxYears.ts';

type Clock = Pick<Services, 'now' | 'timeZone'>;

/** The calendar year that it is for the company. */
export const currentYear = ({ now, timeZone }: Clock): number => Number(todayIn(now(), timeZone).slice(0, 4));

/** What an administrator entered for a year that the law leaves open; null if nothing was. */
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

/** The form that is certified today. */
const W9_REVISION = '2024-03';

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

/** Those who read payroll but no taxpayer numbers do not see whose are alike; nor do payees. */
const seesSharedNumbers = (viewer: Viewer | null): boolean =>
  viewer !== null && hasAnyRole(viewer, TAX_NUMBER_READERS);

/** What a document would be made from now. Throws ConflictError for a year without a threshold. */
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

/** What the 1099 forms of a year would be made from now, by person. */
export interface YearFacts {
  year: number;
  isOver: boolean;
  /** Null for a year that the law leaves open while an administrator has entered nothing. */
  threshold: Cents | null;
  company: CompanyProfile;
  payees: Map<string, Payee>;
  /** Undefined for someone who is not a payee, and for everyone while the year has no threshold. */
  findFacts: (type: Form1099, userId: string, forced: string | null) => Facts | undefined;
}

/** Reads the year in three statements, however many payees there are; of one person where one is named. */
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

const known = new WeakMap<Context, Map<number, Promise<YearFacts>>>();

/** The same for one operation, read once however many documents ask: everyone's for those who read payroll, else one's own. */
export function sharedYearFacts(context: Context, year: number): Promise<YearFacts> {
  const years = known.get(context) ?? new Map<number, Promise<YearFacts>>();
  known.set(context, years);
  const { viewer } = context;
  const own = viewer && hasAnyRole(viewer, PAYROLL_READERS) ? undefined : viewer?.id;
  const facts = years.get(year) ?? readYearFacts(context.db, context, year, own);
  years.set(year, facts);
  return facts;
}
