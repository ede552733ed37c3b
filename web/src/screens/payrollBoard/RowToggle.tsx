import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular, InfoRegular, WarningRegular } from '@fluentui/react-icons';
import { Button } from '../../kit/ui/Button';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { RowBadge } from './rowBadges';
import { CARDS, LINES, ROOMY_LINES, TIGHT_LINES } from './useBoardStyles';

const useStyles = makeStyles({
  root: { minWidth: 0, paddingInline: tokens.spacingHorizontalXS, gap: tokens.spacingHorizontalXXS },
  badge: {
    ...typographyStyles.caption1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    whiteSpace: 'nowrap',
    // A card shows all of it.
    [CARDS]: { display: 'none' },
  },
  icon: { display: 'flex', fontSize: tokens.fontSizeBase400 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  neutral: { color: tokens.colorNeutralForeground2 },
  word: { [TIGHT_LINES]: { display: 'none' } },
  count: { [ROOMY_LINES]: { display: 'none' } },
  days: { [LINES]: { display: 'none' } },
});

type RowToggleProps = {
  name: string;
  badges: readonly RowBadge[];
  isOpen: boolean;
  className: string;
  onToggle: () => void;
};

/** The first of the row's badges, how many there are, and the button that opens what they stand for. */
export function RowToggle({ name, badges, isOpen, className, onToggle }: RowToggleProps) {
  const styles = useStyles();
  const [first] = badges;
  const words = badges.map(({ word }) => word);
  return (
    <Button
      appearance="subtle"
      size="small"
      data-screen-only
      className={mergeClasses(styles.root, className)}
      icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
      iconPosition="after"
      aria-expanded={isOpen}
      title={words.join(', ') || undefined}
      onClick={onToggle}
    >
      <VisuallyHidden>{`${[...words, 'Details'].join(', ')} of ${name}`}</VisuallyHidden>
      {first && (
        <span aria-hidden className={mergeClasses(styles.badge, styles[first.tone])}>
          <span className={styles.icon}>
            {first.tone === 'warning' ? <WarningRegular /> : <InfoRegular />}
          </span>
          <span className={styles.word}>
            {first.word}
            {badges.length > 1 && ` +${badges.length - 1}`}
          </span>
          <span className={styles.count}>{badges.length}</span>
        </span>
      )}
      <span aria-hidden className={styles.days}>
        Days
      </span>
    </Button>
  );
}
