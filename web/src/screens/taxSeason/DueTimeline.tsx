import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { formatDate } from 'rules/instantFormats';
import { media } from '../../kit/ui/breakpoints';
import { type DueDay, dueDays } from './dueDays';

const DOT = '10px';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.belowLg]: { gridAutoFlow: 'row' },
  },
  day: {
    position: 'relative',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} 0 0`,
    // The line that connects the days, from each dot to the next.
    '::before': {
      content: '""',
      position: 'absolute',
      top: '4px',
      left: 0,
      right: 0,
      height: tokens.strokeWidthThick,
      backgroundColor: tokens.colorNeutralStroke2,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: 0,
      boxSizing: 'border-box',
      width: DOT,
      height: DOT,
      borderRadius: tokens.borderRadiusCircular,
      border: `${tokens.strokeWidthThick} solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    ':last-child::before': { display: 'none' },
    [media.belowLg]: {
      padding: `0 0 ${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
      '::before': { top: '5px', bottom: '-5px', left: '4px', right: 'auto', width: '2px', height: 'auto' },
      '::after': { top: '5px' },
      ':last-child': { paddingBottom: 0 },
    },
  },
  past: { '::after': { backgroundColor: tokens.colorNeutralStroke1 } },
  next: {
    '::after': {
      border: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
  },
  date: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  distance: {
    ...typographyStyles.caption1,
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  near: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  what: {
    ...typographyStyles.caption1,
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
});

type DueTimelineProps = {
  deadlines: readonly { readonly what: string; readonly date: string }[];
  today: string;
};

/** The deadlines, with the next day marked. */
export function DueTimeline({ deadlines, today }: DueTimelineProps) {
  const styles = useStyles();
  return (
    <ol aria-label="Due dates" className={styles.root}>
      {dueDays(deadlines, today).map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </ol>
  );
}

function Day({ date, what, state, distance }: DueDay) {
  const styles = useStyles();
  return (
    <li className={mergeClasses(styles.day, state !== 'later' && styles[state])}>
      <time dateTime={date} className={styles.date}>
        {formatDate(date)}
      </time>
      <span className={mergeClasses(styles.distance, state === 'next' && styles.near)}>{distance}</span>
      <ul className={styles.what}>
        {what.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}
