import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { media } from './breakpoints';
import { IconButton } from './IconButton';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    [media.narrow]: { paddingInline: tokens.spacingHorizontalL },
  },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
});

export type Refused = { readonly id: string; readonly name: string; readonly message: string };

type RefusedListProps = {
  /** 'Couldn’t request a W-9 from:' */
  title: string;
  refused: readonly Refused[];
  onDismiss: () => void;
};

/** The people for whom an action on many failed, and the reasons; nothing if it worked for all. */
export function RefusedList({ title, refused, onDismiss }: RefusedListProps) {
  const styles = useStyles();
  if (refused.length === 0) return null;
  return (
    <div role="alert" className={styles.root}>
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {refused.map(({ id, name, message }) => (
            <li key={id}>
              {name}: {message}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label="Dismiss" icon={<DismissRegular />} onClick={onDismiss} />
    </div>
  );
}
