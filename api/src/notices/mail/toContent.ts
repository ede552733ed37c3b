/** Renders a queued email. */
import type { Services } from '../../operation/services.ts';
import type { Mail, User } from '../../platform/db/generated/client/client.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import { openSecret } from './sealedSecret.ts';
import type { Template } from './template.ts';
import { TEMPLATES, type TemplateName } from './templates.ts';

type WaitingMail = Pick<Mail, 'id' | 'template' | 'values' | 'secret'> & { user: Pick<User, 'firstName'> };

export async function toContent(
  {
    keys,
    publicUrl,
    timeZone,
    companyName,
  }: Pick<Services, 'keys' | 'publicUrl' | 'timeZone' | 'companyName'>,
  { id, template, values, secret, user }: WaitingMail,
): Promise<MailContent> {
  const opened = secret === null ? '' : openSecret(keys, id, secret);
  if (opened === null) throw new Error(`No key of the settings opens the secret of mail ${id}.`);
  const write = TEMPLATES[template as TemplateName] as Template<object>;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return write(
    {
      firstName: user.firstName,
      companyName: await companyName(),
      publicUrl,
      secret: opened,
      formatInstant: (instant) => format.format(new Date(instant)),
    },
    values as object,
  );
}
