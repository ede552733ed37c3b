import { makeStyles, tokens } from '@fluentui/react-components';
import {
  CalendarRegular,
  ChevronRightRegular,
  DismissCircleRegular,
  type FluentIcon,
  FormRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NextSteps_query$key } from '../../__generated__/NextSteps_query.graphql';
import { TOUCH_TARGET } from '../../kit/ui/breakpoints';
import { Section } from '../../kit/ui/Section';
import { type NextStep, nextSteps } from './nextSteps';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    ':not(:first-child)': {
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: TOUCH_TARGET,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
    '& svg': { flexShrink: 0, fontSize: '20px' },
  },
  urgent: { display: 'flex', color: tokens.colorStatusWarningForeground1 },
  way: { display: 'flex', marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const ICONS: Record<NextStep['kind'], FluentIcon> = {
  submit: CalendarRegular,
  rejected: WarningRegular,
  void: DismissCircleRegular,
  w9: FormRegular,
};

/** A driver's open tasks, each with a link. */
export function NextSteps({ query }: { query: NextSteps_query$key }) {
  const styles = useStyles();
  const { today, viewer } = useFragment(
    graphql`
      fragment NextSteps_query on Query @throwOnFieldError {
        today
        viewer {
          unsentWeek
          lacksW9
          w9RequestedAt
          daySummary {
            rejectedDays
          }
          latestRuns {
            id
            number
            weekStart
            status
            processedAt
            isReplaced
          }
        }
      }
    `,
    query,
  );
  const { unsentWeek, lacksW9, w9RequestedAt, daySummary, latestRuns } = viewer;
  const { rejectedDays } = daySummary;
  const steps = nextSteps({ today, unsentWeek, rejectedDays, lacksW9, w9RequestedAt, runs: latestRuns });
  return (
    <Section title="Next Steps">
      {steps.length === 0 ? (
        <p className={styles.none}>You’re all caught up.</p>
      ) : (
        <ul className={styles.list}>
          {steps.map(({ kind, text, to }) => {
            const Icon = ICONS[kind];
            return (
              <li key={text} className={styles.item}>
                <Link to={to} className={styles.link}>
                  <span aria-hidden className={styles.urgent}>
                    <Icon />
                  </span>
                  {text}
                  <span aria-hidden className={styles.way}>
                    <ChevronRightRegular />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
