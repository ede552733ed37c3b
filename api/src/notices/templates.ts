/** Every mail the portal writes, by the name under which it waits. A name once used stays: mails may still wait. */
import { passwordReset } from './passwordReset.template.ts';

export const TEMPLATES = { passwordReset };

export type TemplateName = keyof typeof TEMPLATES;

/** What a template is told besides whom the mail is to. */
export type ValuesOf<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[1];
