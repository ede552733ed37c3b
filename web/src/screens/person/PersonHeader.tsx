import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArchiveRegular } from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import type { PersonHeader_query$key } from '../../__generated__/PersonHeader_query.graphql';
import type { PersonHeader_user$key } from '../../__generated__/PersonHeader_user.graphql';
import { media } from '../../kit/ui/breakpoints';
import { Chips } from '../../kit/ui/Chips';
import { StatusChip } from '../../kit/ui/StatusChip';
import { activityLook } from '../../kit/ui/statuses';
import { OnboardingFact } from '../onboarding/OnboardingFact';
import { InvitedChip } from '../people/InvitedChip';
import { roleLabel } from '../people/roleLabel';
import { BackPayFact } from './BackPayFact';
import { initials } from './initials';
import { NextPayFact } from './NextPayFact';
import { RateFact } from './RateFact';
import { W9Fact } from './W9Fact';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  who: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    [media.narrow]: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  },
  initials: {
    ...typographyStyles.subtitle1,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '56px',
    height: '56px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  marks: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  contact: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  // As many columns as there are facts; the gaps draw the lines between them.
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: tokens.strokeWidthThin,
    backgroundColor: tokens.colorNeutralStroke2,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: `0 0 ${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium}`,
    overflow: 'clip',
    '& > *': { backgroundColor: tokens.colorNeutralBackground1 },
  },
});

const RELATIONS = { CONTRACTOR: 'Contractor', EMPLOYEE: 'Employee (W-2)' } as const;

/** The person, their status, and the most wanted facts: the rate, the W-9 and the next pay. */
export function PersonHeader(props: { user: PersonHeader_user$key; query: PersonHeader_query$key }) {
  const styles = useStyles();
  const { today } = useFragment(
    graphql`
      fragment PersonHeader_query on Query @throwOnFieldError {
        today
      }
    `,
    props.query,
  );
  const user = useFragment(
    graphql`
      fragment PersonHeader_user on User @throwOnFieldError {
        firstName
        lastName
        email
        kind
        roles
        isActive
        archived
        workRelation
        w9SignedAt
        w9RequestedAt
        ...RateFact_user
        ...W9Fact_user
        phone @include(if: $isContact)
        ...InvitedChip_user @include(if: $isContact) @alias(as: "invited")
        ...OnboardingFact_user @include(if: $isContact) @alias(as: "taking")
        ...NextPayFact_user @include(if: $readsPay) @alias(as: "pay")
        ...BackPayFact_user @include(if: $readsPay) @alias(as: "raises")
      }
    `,
    props.user,
  );
  const { roles, kind, workRelation } = user;
  const relation = workRelation && RELATIONS[workRelation as keyof typeof RELATIONS];
  const marks = [
    ...roles.map((role) => ({ key: role, label: roleLabel(role) })),
    ...(roles.length === 0 && kind === 'STAFF' ? [{ key: 'staff', label: 'Staff' }] : []),
    ...(relation ? [{ key: 'relation', label: relation }] : []),
  ];
  // Someone on a W-2 signs no Form W-9 here.
  const needsW9 = workRelation === 'CONTRACTOR' || user.w9SignedAt || user.w9RequestedAt;
  return (
    <div className={styles.root}>
      <div className={styles.who}>
        <span aria-hidden className={styles.initials}>
          {initials(user.firstName, user.lastName)}
        </span>
        <div className={styles.words}>
          <div className={styles.marks}>
            <Chips label="Roles and relation" chips={marks} />
            {user.archived ? (
              <StatusChip tone="warning" label="Archived" icon={<ArchiveRegular />} />
            ) : user.invited ? (
              <InvitedChip user={user.invited} />
            ) : (
              <StatusChip {...activityLook(user.isActive)} />
            )}
          </div>
          <div className={styles.contact}>
            <span>{user.email}</span>
            {user.phone && <span>{user.phone}</span>}
          </div>
        </div>
      </div>
      {user.taking && !user.archived && user.isActive && <OnboardingFact user={user.taking} />}
      <div className={styles.facts}>
        <RateFact user={user} />
        {user.raises && <BackPayFact user={user.raises} />}
        {needsW9 && <W9Fact user={user} />}
        {user.pay && <NextPayFact user={user.pay} today={today} />}
      </div>
    </div>
  );
}
