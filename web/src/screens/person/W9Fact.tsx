import { graphql, useFragment } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { W9Fact_user$key } from '../../__generated__/W9Fact_user.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useSessionUser } from '../../kit/session/sessionStore';
import { Button } from '../../kit/ui/Button';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { StatusChip } from '../../kit/ui/StatusChip';
import { w9State } from '../people/w9State';
import { taxInformationPath } from '../taxProfile/taxInformationPath';
import { HeaderFact } from './HeaderFact';
import { useRequestW9 } from './useRequestW9';

/** Whether the Form W-9 is signed, requested or missing, and the button to request it. */
export function W9Fact(props: { user: W9Fact_user$key }) {
  const me = useSessionUser();
  const user = useFragment(
    graphql`
      fragment W9Fact_user on User @throwOnFieldError {
        id
        name
        w9SignedAt
        w9RequestedAt
        viewerCanRequestW9
      }
    `,
    props.user,
  );
  const page = useScreenVariables<PersonScreenQuery>();
  const [request, isBusy] = useRequestW9(user.name);
  const isSigned = Boolean(user.w9SignedAt && !user.w9RequestedAt);
  return (
    <HeaderFact
      label="Form W-9"
      action={
        user.viewerCanRequestW9 ? (
          <Button
            size="small"
            appearance={isSigned ? 'subtle' : 'secondary'}
            busy={isBusy}
            busyLabel="Requesting..."
            onClick={() => void request({ ...page(), input: { userId: user.id } })}
          >
            Request W-9
          </Button>
        ) : (
          user.id === me.id &&
          !isSigned && (
            <ButtonLink size="small" to={taxInformationPath}>
              Sign Form W-9
            </ButtonLink>
          )
        )
      }
    >
      <StatusChip {...w9State(user)} />
    </HeaderFact>
  );
}
