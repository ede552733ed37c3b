import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { formatDate } from 'rules/instantFormats';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { taxInformationPath } from './taxInformationPath';

const useStyles = makeStyles({ body: { whiteSpace: 'normal', overflowWrap: 'anywhere' } });

type W9NoticeBarProps = {
  /** There is a form, and its taxpayer number has to be checked. */
  isMistake: boolean;
  isSigned: boolean;
  /** When an unsigned form was last requested. */
  requestedAt: string | null | undefined;
};

/** Why a Form W-9 must be signed, with a link to it. */
export function W9NoticeBar({ isMistake, isSigned, requestedAt }: W9NoticeBarProps) {
  const styles = useStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>
          {isSigned ? 'Please sign a new Form W-9.' : 'No Form W-9 signed yet.'}
        </MessageBarTitle>{' '}
        {isMistake && 'Check the taxpayer number on your last one. '}
        {requestedAt && `It was requested on ${formatDate(requestedAt)}. `}
        {(isMistake || !isSigned) &&
          'Until then your tax documents stay drafts: they need your legal name, address and taxpayer number.'}
      </MessageBarBody>
      <MessageBarActions>
        <ButtonLink to={taxInformationPath}>Sign Form W-9</ButtonLink>
      </MessageBarActions>
    </MessageBar>
  );
}
