import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import type { W9Notice_query$key } from '../../__generated__/W9Notice_query.graphql';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { taxInformationPath } from './taxInformationPath';

const useStyles = makeStyles({ body: { whiteSpace: 'normal', overflowWrap: 'anywhere' } });

/** The way to the Form W-9 for somebody who has not signed one; nothing for everybody else. */
export function W9Notice({ query }: { query: W9Notice_query$key }) {
  const styles = useStyles();
  const { viewer } = useFragment(
    graphql`
      fragment W9Notice_query on Query @throwOnFieldError {
        viewer {
          taxProfile {
            isMistake
          }
        }
      }
    `,
    query,
  );
  if (viewer.taxProfile && !viewer.taxProfile.isMistake) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>
          {viewer.taxProfile ? 'Please sign a new Form W-9.' : 'No Form W-9 is signed yet.'}
        </MessageBarTitle>{' '}
        {viewer.taxProfile && 'The taxpayer number on your last one has to be checked. '}
        Until then your tax documents stay drafts: they need your legal name, address and taxpayer number.
      </MessageBarBody>
      <MessageBarActions>
        <ButtonLink to={taxInformationPath}>Sign Form W-9</ButtonLink>
      </MessageBarActions>
    </MessageBar>
  );
}
