import { Field, Input } from '@fluentui/react-components';
import { graphql, useFragment } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from 'rules/limits';
import { requiredMessage } from 'rules/messages';
import type { CreateTokenDialog_viewer$key } from '../../__generated__/CreateTokenDialog_viewer.graphql';
import type { AccessTokenScope } from '../../__generated__/useCreateTokenMutation.graphql';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { TokenScopesField } from './TokenScopesField';
import { useCreateToken } from './useCreateToken';

/** The scopes are one form field, one after the other. */
type TokenValues = { name: string; scopes: string; expiresInDays: string };

const split = (scopes: string) => scopes.split(' ').filter(Boolean) as AccessTokenScope[];

/** By default: read access to everything readable, for the usual time. */
const startWith = (usable: readonly string[]): TokenValues => ({
  name: '',
  scopes: usable.filter((scope) => scope.endsWith('_READ')).join(' '),
  expiresInDays: String(DEFAULT_TOKEN_DAYS),
});

function validate({ name, scopes, expiresInDays }: TokenValues): FieldErrors {
  const errors: FieldErrors = {};
  if (!name.trim()) errors.name = requiredMessage('Name');
  if (!scopes) errors.scopes = 'Choose at least one area.';
  if (!/^\d+$/.test(expiresInDays.trim())) errors.expiresInDays = 'Enter a whole number of days.';
  return errors;
}

type Props = {
  viewer: CreateTokenDialog_viewer$key;
  onCreated: (made: { name: string; token: string }) => void;
  onClose: () => void;
};

/** Creates a token: its purpose, its scopes, its expiration. */
export function CreateTokenDialog({ viewer, onCreated, onClose }: Props) {
  const { id, usableTokenScopes: usable } = useFragment(
    graphql`
      fragment CreateTokenDialog_viewer on User @throwOnFieldError {
        id
        usableTokenScopes
      }
    `,
    viewer,
  );
  const { values, errors, error, issues, change, submit } = useDialogForm(startWith(usable), validate);
  const [create, isBusy] = useCreateToken();
  const save = () =>
    submit(async (chosen) => {
      const name = chosen.name.trim();
      const outcome = await create({
        input: { name, scopes: split(chosen.scopes), expiresInDays: Number(chosen.expiresInDays) },
        connections: [ConnectionHandler.getConnectionID(id, 'AccessTokensList_personalAccessTokens')],
      });
      if (outcome.ok) onCreated({ name, token: outcome.result.made?.token ?? '' });
      return outcome;
    });
  return (
    <FormDialog
      open
      title="Create Token"
      submitLabel="Create Token"
      busyLabel="Creating..."
      busy={isBusy}
      error={error}
      issues={issues}
      width="small"
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Name" required hint="e.g. Quarterly export" validationMessage={errors.name}>
        <Input
          value={values.name}
          onChange={(_event, { value }) => change('name', value)}
          autoComplete="off"
        />
      </Field>
      <TokenScopesField
        usable={usable}
        value={split(values.scopes)}
        onChange={(scopes) => change('scopes', scopes.join(' '))}
        error={errors.scopes}
      />
      <Field
        label="Expires after days"
        required
        hint={`From 1 to ${MAX_TOKEN_DAYS}.`}
        validationMessage={errors.expiresInDays}
      >
        <Input
          type="number"
          value={values.expiresInDays}
          onChange={(_event, { value }) => change('expiresInDays', value)}
        />
      </Field>
    </FormDialog>
  );
}
