/** Tax documents, what payees certified, and what goes to the IRS. */
import type { ActionRow, Facts, Values } from './action.ts';
import { count, day, failed, money, of, people, reason, some, whose, words } from './phrases.ts';

const DOCUMENTS = { changes: ['TAX_DOCUMENTS'] } as const;
const FORM = { names: 'values.userId', keeps: ['type', 'year', 'status', 'amount'] } as const;
const FORM_CHANGE = { ...FORM, ...DOCUMENTS } as const;
const NUMBER = { level: 'WARNING', names: 'values.userId', keeps: ['numberType'] } as const;

const FORM_NAMES: Record<string, string> = {
  W9: 'Form W-9',
  FORM_1099_NEC: 'Form 1099-NEC',
  FORM_1099_MISC: 'Form 1099-MISC',
};

/** 'Form 1099-NEC for 2025'. */
const form = ({ type, year }: Values): string =>
  `${FORM_NAMES[words(type)] ?? 'tax document'} for ${words(year)}`;

/** 'the Form 1099-NEC for 2025 of Dario Fontaine', 'their own …', '3 tax documents of 2 people'. */
function taxForm(facts: Facts): string {
  if (facts.act) return `${some(facts.act.entries, 'tax document')}${of(facts)}`;
  return facts.own ? `their own ${form(facts.after)}` : `the ${form(facts.after)}${of(facts)}`;
}

/** 'SSN ending in 1222'; the digits are gone once the person is deleted. */
const taxNumber = ({ numberType, endsIn }: Values): string =>
  `${words(numberType) || 'a number'} ending in ${words(endsIn) || 'four digits'}`;

export const TAX_ACTIONS = {
  TAX_DOCUMENT_GENERATED: {
    ...FORM_CHANGE,
    did: (facts) =>
      `generated ${facts.after.status === 'DRAFT' ? 'a draft of ' : ''}${taxForm(facts)}${reason(facts, 'forced')}`,
    didAll: (facts) => `generated ${taxForm(facts)}`,
  },
  TAX_DOCUMENT_CORRECTED: {
    ...FORM_CHANGE,
    did: (facts) => `corrected ${taxForm(facts)}${reason(facts)}`,
    level: 'WARNING',
  },
  TAX_DOCUMENT_CORRECTION_TAKEN_BACK: {
    ...FORM_CHANGE,
    did: (facts) => `took back the correction of ${taxForm(facts)}, because what was filed is right again`,
    level: 'WARNING',
  },
  TAX_DOCUMENT_SUBMITTED: { ...FORM_CHANGE, did: (facts) => `marked ${taxForm(facts)} as submitted` },
  TAX_DOCUMENT_APPROVED: { ...FORM_CHANGE, did: (facts) => `marked ${taxForm(facts)} as approved` },
  TAX_DOCUMENT_BATCH_STARTED: {
    ...DOCUMENTS,
    did: ({ after }) => `started to generate ${form(after)} of ${people(after.people)}`,
  },
  TAX_DOCUMENT_BATCH_FINISHED: {
    ...DOCUMENTS,
    reads: ({ actor, after }) =>
      `The batch of ${form(after)} that ${actor} started is done: ${count(after.done)} generated${failed(after.refused)}.`,
  },
  TAX_DOCUMENT_DOWNLOADED: {
    ...FORM,
    did: (facts) => `downloaded ${taxForm(facts)}`,
    didAll: true,
    keeps: [...FORM.keeps, 'numberInFull', 'copy', 'copies'],
    handsOut: {
      of: 'ONE',
      what: (values) => `${form(values)}${values.numberInFull === true ? ', with the taxpayer number' : ''}`,
    },
  },
  // The total from which a form is required.
  REPORTING_THRESHOLD_SET: {
    ...DOCUMENTS,
    did: ({ after }) => `set the reporting threshold for ${words(after.year)} to ${money(after.threshold)}`,
    level: 'WARNING',
  },
  FILING_TEMPLATE_SET: {
    did: ({ after }) =>
      `entered the header of the upload file of ${FORM_NAMES[words(after.type)] ?? 'a form'} for ${words(after.year)}`,
  },
  IRIS_FILES_EXPORTED: {
    did: ({ after }) =>
      `downloaded the upload files of ${some(after.forms, 'form')} for ${words(after.year)}, with taxpayer numbers in full`,
    level: 'WARNING',
    handsOut: {
      of: 'MANY',
      what: ({ year }) => `IRS upload file for ${year}, with the taxpayer number`,
    },
  },
  TAX_PROFILE_CERTIFIED: {
    did: ({ after }) => `certified Form W-9 with ${taxNumber(after)}`,
    names: 'values.userId',
    keeps: ['version', 'numberType'],
    changes: ['TAX_DOCUMENTS', 'PEOPLE'],
  },
  W9_REQUESTED: {
    did: ({ subject }) => `requested a Form W-9 from ${subject}`,
    lasts: true,
    changes: ['PEOPLE'],
  },
  TAX_NUMBER_SHARED: {
    ...NUMBER,
    did: ({ after }) => `certified ${taxNumber(after)}, which ${people(after.sharedWith)} certified before`,
  },
  SHARED_NUMBER_DECIDED: {
    ...NUMBER,
    ...DOCUMENTS,
    did: (facts) =>
      `${
        facts.after.verdict === 'MISTAKE'
          ? `marked the taxpayer number${of(facts)} as wrong`
          : `said that ${facts.subject} and ${people(facts.after.sharedWith)} with the same taxpayer number are the same person`
      }${reason(facts)}`,
    keeps: ['verdict', 'numberType'],
    lasts: true,
  },
  WORK_RELATION_SET: {
    did: ({ subject, after }) =>
      `said that ${subject} is ${after.relation === 'EMPLOYEE' ? 'an employee' : 'a contractor'}${after.since ? ` since ${day(after.since)}` : ''}`,
    keeps: ['relation', 'since'],
    lasts: true,
    changes: ['TAX_DOCUMENTS', 'PEOPLE'],
  },
  TAX_NUMBER_REVEALED: {
    ...NUMBER,
    did: (facts) => `was shown ${whose(facts)} taxpayer number${reason(facts)}`,
    lasts: true,
    handsOut: { of: 'ONE', what: () => 'Taxpayer number' },
  },
  TAX_NUMBER_REVEAL_FAILED: {
    did: (facts) => `entered a wrong password for ${whose(facts)} taxpayer number`,
    level: 'WARNING',
  },
} as const satisfies Record<string, ActionRow>;
