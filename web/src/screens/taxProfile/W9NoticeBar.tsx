import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { taxInformationPath } from './taxInformationPath';

const useStyles = makeStyles({ body: { whiteSpace: 'normal', overflowWrap: 'anywhere' } });

/** `isMistake`: there is a form, and its taxpayer number has to be checked. */
export function W9NoticeBar({ isMistake }: { isMistake: boolean }) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>
          {isMistake ? 'Please sign a new Form W-9.' : 'No Form W-9 is signed yet.'}
        </MessageBarTitle>{' '}
        {isMistake && 'The taxpayer number on your last one has to be checked. '}
        Until then your tax documents stay drafts: they need your legal name, address and taxpayer number.
      </MessageBarBody>
      <MessageBarActions>
        <ButtonLink to={taxInformationPath}>Sign Form W-9</ButtonLink>
      </MessageBarActions>
    </MessageBar>
  );
}
