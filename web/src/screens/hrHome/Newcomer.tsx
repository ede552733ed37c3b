import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { formatShortDay } from 'rules/dayFormats';
import type { Newcomer_user$key } from '../../__generated__/Newcomer_user.graphql';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { media } from '../../kit/ui/breakpoints';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import { onboardingSteps } from '../onboarding/onboardingSteps';
import { StepList } from '../onboarding/StepList';
import { nextStep } from '../onboarding/stepTexts';
import { InvitedChip } from '../people/InvitedChip';
import { PersonLink } from '../people/PersonLink';
import { personPath } from '../people/personPath';
import { useRequestNewcomerW9 } from './useRequestNewcomerW9';

const InvitationDialog = lazyDialog(
  async () => (await import('../people/InvitationDialog')).InvitationDialog,
);

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 2fr) auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  who: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    ...typographyStyles.body1Strong,
  },
  facts: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  steps: { [media.belowLg]: { gridColumn: '1 / -1', gridRow: '2' } },
});

/** A newcomer: their progress, and one action for them. */
export function Newcomer(props: { user: Newcomer_user$key }) {
  const styles = useStyles();
  const user = readInlineData(
    graphql`
      fragment Newcomer_user on User @inline @throwOnFieldError {
        id
        name
        kind
        startsOn
        invitation {
          isSent
        }
        w9RequestedAt
        viewerCanRequestW9
        ...PersonLink_user
        ...InvitedChip_user
        ...InvitationDialog_user
        ...onboardingSteps_user
      }
    `,
    props.user,
  );
  const [isOpen, setOpen] = useState(false);
  const [request, isBusy] = useRequestNewcomerW9(user.name);
  const steps = onboardingSteps(user);
  const next = nextStep(steps)?.name;
  const whom = <VisuallyHidden>{` for ${user.name}`}</VisuallyHidden>;
  return (
    <li className={styles.root}>
      <div className={styles.who}>
        <span className={styles.name}>
          <PersonLink user={user} />
          {user.invitation && <InvitedChip user={user} />}
        </span>
        <span className={styles.facts}>
          {user.kind === 'CONTRACTOR' ? 'Contractor' : 'Staff'}
          {user.startsOn && `, starts ${formatShortDay(user.startsOn)}`}
        </span>
      </div>
      <div className={styles.steps}>
        <StepList steps={steps} />
      </div>
      {user.invitation ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {user.invitation.isSent ? 'Resend' : 'Send'}
          {whom}
        </Button>
      ) : next === 'W9' && user.viewerCanRequestW9 && !user.w9RequestedAt ? (
        <Button
          size="small"
          busy={isBusy}
          busyLabel="Requesting..."
          onClick={() => void request({ input: { userId: user.id } })}
        >
          Request W-9
          {whom}
        </Button>
      ) : (
        <ButtonLink size="small" to={personPath(user.id)}>
          Open
          {whom}
        </ButtonLink>
      )}
      {isOpen && <InvitationDialog action="resendInvitation" user={user} onClose={() => setOpen(false)} />}
    </li>
  );
}
