/** Describes requests for a second person in words. Pure. */
import { formatAmount } from 'rules/amounts';
import { formatDay, formatWeek } from 'rules/dayFormats';
import { PAYMENT_METHOD_NAMES } from 'rules/payments';

type Described = {
  readonly kind: string;
  readonly amount?: number | null | undefined;
  readonly about?: { readonly name: string } | null | undefined;
  readonly deletionOf?: string | null | undefined;
  readonly wanted: readonly { readonly run: { readonly user: { readonly name: string } } }[];
};

/** '$6,000.00 to Dario Fontaine', for headings and buttons. */
export function describeRequest({ kind, amount, about, deletionOf, wanted }: Described): string {
  if (kind === 'SET_COMPANY_BANK') return 'Company bank details';
  if (kind === 'DELETE_USER') return `Permanent deletion of ${deletionOf ?? 'someone'}`;
  if (kind === 'CHANGE_LIMIT') return 'Limit for a second person';
  if (kind === 'SET_BANK_ACCOUNT') return `Bank account of ${about?.name ?? 'someone'}`;
  const sum = formatAmount(amount ?? 0);
  const whom = about?.name ?? 'someone';
  if (kind === 'GIVE_ADVANCE') return `Advance of ${sum} to ${whom}`;
  if (kind === 'ENTER_DEDUCTION') return `Deduction of ${sum} from the pay of ${whom}`;
  if (kind === 'ENTER_OPENING_BALANCE') return `Opening balance of ${sum} for ${whom}`;
  if (kind === 'MAKE_BANK_FILE') return `Bank file of ${sum}`;
  return `${sum} to ${listNames(wanted.map(({ run }) => run.user.name))}`;
}

type Detailed = {
  readonly kind: string;
  readonly paymentDate?: string | null | undefined;
  readonly paymentMethod?: string | null | undefined;
  readonly paymentReference?: string | null | undefined;
  readonly advanceFor?: string | null | undefined;
  readonly advanceWeekly?: number | null | undefined;
  readonly bankDetails?: string | null | undefined;
  readonly limitChange?: string | null | undefined;
  readonly bankFileWeek?: string | null | undefined;
  readonly bankFileFormat?: string | null | undefined;
  readonly bankFileEffectiveOn?: string | null | undefined;
  readonly openingDetails?: string | null | undefined;
  readonly deletionReason?: string | null | undefined;
  readonly wanted: readonly { readonly run: { readonly number: number } }[];
};

/** The payment method, the purpose, or the bank account's last digits. */
export function describeDetails(request: Detailed): string[] {
  const { paymentDate, paymentMethod, paymentReference, wanted } = request;
  const method = paymentMethod
    ? PAYMENT_METHOD_NAMES[paymentMethod as keyof typeof PAYMENT_METHOD_NAMES]
    : '';
  return [
    method && `${method}${paymentReference ? ` ${paymentReference}` : ''}`,
    paymentDate && formatDay(paymentDate),
    request.bankFileWeek && formatWeek(request.bankFileWeek),
    request.bankFileFormat && (request.bankFileFormat === 'NACHA' ? 'NACHA file' : 'bank CSV'),
    request.bankFileEffectiveOn && `money arrives ${formatDay(request.bankFileEffectiveOn)}`,
    wanted.length === 1 && `payroll #${wanted[0]!.run.number}`,
    request.advanceFor,
    request.advanceWeekly != null &&
      `${formatAmount(request.advanceWeekly)} a week ${request.kind === 'GIVE_ADVANCE' ? 'taken back' : 'taken off'}`,
    request.openingDetails,
    request.deletionReason && `Something is still open. Reason to go on: ${request.deletionReason}`,
    request.bankDetails,
    request.limitChange,
  ].filter((detail): detail is string => Boolean(detail));
}

type PaidTo = {
  readonly maskedAccountNumber: string;
  readonly isNew: boolean;
  readonly sharedWith?: readonly string[] | null | undefined;
};

/** '•••• 6789 (new account, same account as Nora Quill)' */
export function describePaidTo({ maskedAccountNumber, isNew, sharedWith }: PaidTo): string {
  const marks = [
    ...(isNew ? ['new account'] : []),
    ...(sharedWith?.length ? [`same account as ${listNames(sharedWith)}`] : []),
  ];
  return marks.length > 0 ? `${maskedAccountNumber} (${marks.join(', ')})` : maskedAccountNumber;
}

/** Each name once: 'Dario Fontaine', 'Dario Fontaine and Lena Ortiz', 'Dario Fontaine and 3 others'. */
function listNames(names: readonly string[]): string {
  const [first = 'no one', ...others] = new Set(names);
  if (others.length === 0) return first;
  return others.length === 1 ? `${first} and ${others[0]}` : `${first} and ${others.length} others`;
}
