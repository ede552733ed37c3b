import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type ProfileActionsProps = {
  /** 'inPlace' is a profile that is always editable. */
  mode: 'view' | 'edit' | 'inPlace';
  /** The edit has just ended, and with it the button that had the focus. */
  takesFocus: boolean;
  isBusy: boolean;
  isChanged: boolean;
  /** The button that opens the password change. */
  password: ReactNode;
  onEdit: () => void;
  onRestore: () => void;
};

/** The buttons under the cards. */
export function ProfileActions(props: ProfileActionsProps) {
  const { mode, takesFocus, isBusy, isChanged, password, onEdit, onRestore } = props;
  const styles = useStyles();
  const wait = isBusy ? 'Wait until it’s saved.' : null;
  return (
    <div className={styles.root}>
      {mode === 'view' && (
        // Its own key: the button must not become the submit button under the same click.
        <Button key="edit" appearance="primary" autoFocus={takesFocus} onClick={onEdit}>
          Edit Profile
        </Button>
      )}
      {mode !== 'view' && (
        <Button key="save" type="submit" appearance="primary" busy={isBusy} busyLabel="Saving...">
          {mode === 'edit' ? 'Save' : 'Save Changes'}
        </Button>
      )}
      {mode === 'edit' && (
        <Button key="cancel" disabledReason={wait} onClick={onRestore}>
          Cancel
        </Button>
      )}
      {password}
      {mode === 'inPlace' && (
        <Button
          key="reset"
          appearance="subtle"
          disabledReason={wait ?? (isChanged ? null : 'Nothing has changed.')}
          onClick={onRestore}
        >
          Reset
        </Button>
      )}
    </div>
  );
}
