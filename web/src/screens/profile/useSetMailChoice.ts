import { useCallback } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { useSetMailChoice_user$key } from '../../__generated__/useSetMailChoice_user.graphql';
import type {
  MailChoice,
  useSetMailChoiceMutation,
} from '../../__generated__/useSetMailChoiceMutation.graphql';
import { serverMessage } from '../../kit/relay/failures';
import { notify } from '../../kit/ui/notify';

const failure = 'Failed to save the choice';

/** Turns one kind of email on or off. The switch moves at once, and back if that fails. */
export function useSetMailChoice(key: useSetMailChoice_user$key) {
  const { id, mailChoices } = useFragment(
    graphql`
      fragment useSetMailChoice_user on User @throwOnFieldError {
        id
        mailChoices
      }
    `,
    key,
  );
  const [commit] = useMutation<useSetMailChoiceMutation>(graphql`
    mutation useSetMailChoiceMutation($input: ChooseMailInput!) {
      chooseMail(input: $input) {
        user {
          ...useSetMailChoice_user
        }
      }
    }
  `);
  return useCallback(
    (mail: MailChoice, isWanted: boolean) => {
      const others = (mailChoices ?? []).filter((other) => other !== mail);
      commit({
        variables: { input: { mail, isWanted } },
        optimisticResponse: {
          chooseMail: { user: { id, mailChoices: isWanted ? [...others, mail] : others } },
        },
        onError: (error) => notify.error(serverMessage(error) ?? failure),
        onCompleted: (_response, errors) => {
          if (errors?.length) notify.error(serverMessage(errors) ?? failure);
        },
      });
    },
    [commit, id, mailChoices],
  );
}
