/** The sample company's tax years: who has signed a Form W-9, and the forms of the two years that are over. */

import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { updateCompany } from '../domains/company/company.service.ts';
import { processWeek } from '../domains/payroll/process.service.ts';
import { setPayrollRunStatus } from '../domains/payroll/status.service.ts';
import { generateTaxDocument } from '../domains/taxDocuments/generate.service.ts';
import { setTaxDocumentStatus } from '../domains/taxDocuments/status.service.ts';
import { taxYear } from '../domains/taxDocuments/taxYears.ts';
import { certification } from '../domains/taxProfiles/certification.ts';
import { certifyTaxProfile } from '../domains/taxProfiles/certify.service.ts';
import { startTaxDocumentBatch } from '../domains/taxSeason/batchStart.service.ts';
import { taxDocumentBatch } from '../domains/taxSeason/taxDocumentBatch.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, inSession, type SampleCompany } from './company.ts';
import { closedYears } from './earlierYears.ts';
import { DRIVERS, FORMER_DRIVER, type SamplePerson } from './people.ts';
import { COMPANY_EIN, W9S } from './taxpayers.ts';
import type { SampleClock } from './weeks.ts';

/** Signs the person's form in their own session, as the law and the portal require. */
export async function certify(
  services: Services,
  userId: string,
  person: Required<SamplePerson>,
): Promise<void> {
  const w9 = W9S.get(person.email);
  if (!w9) return;
  const { firstName, lastName, city, state } = person;
  const names = w9.taxClass === 'INDIVIDUAL' ? { firstName, lastName } : {};
  const input = { ...w9, ...names, city, state, certified: true, signedName: `${firstName} ${lastName}` };
  await inSession(services, userId, [], (signer) => certifyTaxProfile(signer, certification.parse(input)));
}

/** The company's own entries; the rest is as in every new portal. 555-01xx is reserved for fiction. */
const COMPANY = {
  ...{ legalName: 'Keystone Line Freight LLC', ein: COMPANY_EIN },
  ...{ usdotNumber: '9999999 (sample)', mcNumber: 'MC-9999999 (sample)' },
  ...{ street: '100 Example Avenue', zip: '19199', phone: '(215) 555-0188', email: 'office@example.com' },
  reviewText: 'Every pickup on time since spring, and a call whenever the road had other plans.',
  reviewAuthor: 'Sam Ortega, Warehouse lead, Example Paper Co.',
};

/** Everyone signs on the day that the services' clock shows; one driver never does. The company's record is saved. */
export async function certifyAll(services: Services, { drivers, former, admin }: SampleCompany) {
  await updateCompany(asUser(services, admin, ['IT_Admin']), COMPANY);
  for (const [index, driver] of DRIVERS.entries()) await certify(services, drivers[index]!, driver);
  await certify(services, former, FORMER_DRIVER);
}

/** Marks the year's forms, in the order in which they were made; returns how many there are. */
async function mark(admin: SignedInContext, year: number, status: 'SUBMITTED' | 'APPROVED', butLast = 0) {
  const forms = await admin.db.taxDocument.findMany({
    where: { year, type: 'FORM_1099_NEC', status: status === 'APPROVED' ? 'SUBMITTED' : 'GENERATED' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  for (const { id } of forms.slice(0, forms.length - butLast))
    await setTaxDocumentStatus(admin, { id: toId('TaxDocument', id), status });
}

/** Makes all forms of a year that are ready, in January after it, and files them. */
async function fileYear(
  services: Services,
  clock: SampleClock,
  admin: SignedInContext,
  { year, pending }: { year: number; pending: number },
): Promise<void> {
  clock.set(`${year + 1}-01-20`, 15);
  const batchId = await startTaxDocumentBatch(admin, {
    type: 'FORM_1099_NEC',
    year,
    idempotencyKey: `forms of ${year}`,
  });
  await taxDocumentBatch.run(
    services,
    { data: { batchId }, isLastTry: true, signal: new AbortController().signal },
    (error) => {
      throw error;
    },
  );
  clock.set(`${year + 1}-01-28`, 15);
  await mark(admin, year, 'SUBMITTED');
  clock.set(`${year + 1}-02-12`, 15);
  await mark(admin, year, 'APPROVED', pending);
}

/** In dollars. */
const DETENTION_PAY = 150;

/** Detention pay was left out of the driver's last paid week of the year: the run is voided and processed again. */
async function payAgain(services: Services, manager: string, userId: string, year: number): Promise<void> {
  const boss = asUser(services, manager, ['Manager']);
  const run = await services.db.payrollRun.findFirstOrThrow({
    where: { userId, status: 'PAID', payDate: { lte: toUtcMidnight(`${year}-12-31`) } },
    orderBy: { payDate: 'desc' },
    include: { entries: { orderBy: { date: 'asc' } } },
  });
  await setPayrollRunStatus(boss, {
    id: toId('PayrollRun', run.id),
    status: 'VOID',
    reason: 'Detention pay was left out',
  });
  const weekStart = fromUtcMidnight(run.weekStart);
  const { runId } = await processWeek(boss, {
    userId: toId('User', userId),
    weekStart,
    weekEnd: addDays(weekStart, 6),
    payDate: fromUtcMidnight(run.payDate),
    weeklyData: run.entries.map(({ date, pay, expenses, notes }, index) => ({
      date: fromUtcMidnight(date),
      pay: toAmount(fromDecimal(pay)) + (index === 0 ? DETENTION_PAY : 0),
      expenses: toAmount(fromDecimal(expenses)),
      notes: index === 0 ? ['Detention', notes].filter(Boolean).join('; ') : notes,
    })),
  });
  await setPayrollRunStatus(boss, { id: toId('PayrollRun', runId), status: 'PAID' });
}

/** Files both years, and corrects one form of the earlier one. */
export async function fileClosedYears(
  services: Services,
  clock: SampleClock,
  { drivers, manager, admin: adminKey }: SampleCompany,
  today: Day,
): Promise<void> {
  const admin = asUser(services, adminKey, ['IT_Admin']);
  const { earlier, later } = closedYears(today);
  // A threshold that the law leaves open is left for people trying the sample to enter.
  const isKnown = (year: number) => taxYear(year).threshold !== null;
  if (isKnown(earlier)) {
    await fileYear(services, clock, admin, { year: earlier, pending: 0 });
    const corrected = drivers[1]!;
    clock.set(`${later}-03-18`, 15);
    await payAgain(services, manager, corrected, earlier);
    clock.set(`${later}-03-19`, 15);
    const id = await generateTaxDocument(admin, {
      type: 'FORM_1099_NEC',
      year: earlier,
      userId: toId('User', corrected),
      correction: 'Detention pay of the last week of the year was left out.',
    });
    for (const status of ['SUBMITTED', 'APPROVED'] as const)
      await setTaxDocumentStatus(admin, { id: toId('TaxDocument', id), status });
  }
  if (isKnown(later)) await fileYear(services, clock, admin, { year: later, pending: 1 });
}
