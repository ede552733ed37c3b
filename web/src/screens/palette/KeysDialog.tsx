import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DialogFrame } from '../../kit/ui/DialogFrame';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  row: { display: 'contents' },
  keys: { display: 'flex', alignItems: 'start', gap: tokens.spacingHorizontalXS },
  key: {
    ...typographyStyles.caption1Strong,
    minWidth: '24px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    textAlign: 'center',
  },
  does: { ...typographyStyles.body1, margin: 0, textWrap: 'pretty' },
});

const COMMAND = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';

const KEYS: readonly (readonly [string, string])[] = [
  [`${COMMAND} K`, 'Search'],
  ['?', 'Keyboard shortcuts'],
  ['↑ ↓', 'Move in a list, a menu, or a column of a payroll table'],
  ['← →', 'Move between tabs, or in a row of a payroll table'],
  ['Enter', 'Open, or go down a column of a payroll table'],
  ['Esc', 'Close'],
];

/** All keyboard shortcuts in one place. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  return (
    <DialogFrame
      open
      title="Keyboard Shortcuts"
      width="small"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles.list}>
        {KEYS.map(([keys, does]) => (
          <div key={keys} className={styles.row}>
            <dt className={styles.keys}>
              {keys.split(' ').map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
