/**
 * Every email template, by the name stored in the queue. Names must never change, because emails may still be queued.
 */
import type { MailChoice } from '../../platform/db/generated/client/enums.ts';
import { invitation } from './invitation.template.ts';
import { newDevice } from './newDevice.template.ts';
import { notice } from './notice.template.ts';
import { passwordReset } from './passwordReset.template.ts';
import { registrationRepeated } from './registrationRepeated.template.ts';
import { statementReady } from './statementReady.template.ts';
import { taxDocumentReady } from './taxDocumentReady.template.ts';
import { weekRejected } from './weekRejected.template.ts';

export const TEMPLATES = {
  invitation,
  newDevice,
  notice,
  passwordReset,
  registrationRepeated,
  statementReady,
  taxDocumentReady,
  weekRejected,
};

export type TemplateName = keyof typeof TEMPLATES;

/** A template's values, besides the recipient. */
export type ValuesOf<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[1];

/** Optional emails; all others are about security or were requested. */
export const MAIL_CHOICES: { readonly [Name in TemplateName]?: MailChoice } = {
  statementReady: 'STATEMENT_READY',
  taxDocumentReady: 'TAX_DOCUMENT_READY',
  weekRejected: 'WEEK_REJECTED',
};
