import { makeStyles, Switch } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { MailCard_user$key } from '../../__generated__/MailCard_user.graphql';
import type { MailChoice } from '../../__generated__/useSetMailChoiceMutation.graphql';
import { Section } from '../../kit/ui/Section';
import { useSetMailChoice } from './useSetMailChoice';

const LABELS: readonly [MailChoice, string][] = [
  ['WEEK_REJECTED', 'Days I logged were rejected'],
  ['STATEMENT_READY', 'A pay statement is ready'],
  ['TAX_DOCUMENT_READY', 'A tax document is ready'],
];

const useStyles = makeStyles({
  // The switches have margins on their left; the text aligns with the section's.
  list: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', marginInlineStart: '-8px' },
});

/** The emails the user gets, as far as they can be chosen. */
export function MailCard({ user: key }: { user: MailCard_user$key }) {
  const styles = useStyles();
  const user = useFragment(
    graphql`
      fragment MailCard_user on User @throwOnFieldError {
        mailChoices
        ...useSetMailChoice_user
      }
    `,
    key,
  );
  const set = useSetMailChoice(user);
  const { mailChoices } = user;
  if (!mailChoices) return <Section title="Email">This portal doesn’t send email.</Section>;
  return (
    <Section title="Email" description="You always get emails about security.">
      <div className={styles.list}>
        {LABELS.map(([mail, label]) => (
          <Switch
            key={mail}
            label={label}
            checked={mailChoices.includes(mail)}
            onChange={(_event, { checked }) => set(mail, checked)}
          />
        ))}
      </div>
    </Section>
  );
}
