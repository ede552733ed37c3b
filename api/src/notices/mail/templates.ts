/** Every mail the portal writes, by the name under which it waits. A name once used stays: mails may still wait. */
import { invitation } from './invitation.template.ts';
import { passwordReset } from './passwordReset.template.ts';
import { registrationRepeated } from './registrationRepeated.template.ts';

export const TEMPLATES = { invitation, passwordReset, registrationRepeated };

export type TemplateName = keyof typeof TEMPLATES;

/** What a template is told besides whom the mail is to. */
export type ValuesOf<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[1];
