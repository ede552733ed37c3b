import { Button } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { reminderLink } from './reminder';

type ReminderLinkProps = { to: readonly string[]; monday: string; isQuiet?: boolean; children: ReactNode };

/** Opens an email to the late people only. */
export function ReminderLink({ to, monday, isQuiet, children }: ReminderLinkProps) {
  return (
    <Button
      as="a"
      size="small"
      appearance={isQuiet ? 'subtle' : 'secondary'}
      icon={<MailRegular />}
      href={reminderLink({ to, monday, portal: window.location.origin })}
    >
      {children}
    </Button>
  );
}
