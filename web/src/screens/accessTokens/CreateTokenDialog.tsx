import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from 'rules/limits';
import { requiredMessage } from 'rules/messages';
import { type FieldErrors, useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { NewTokenDialog } from './NewTokenDialog';
import { formatAccess } from './tokenStatus';
import { useCreateToken } from './useCreateToken';

type TokenValues = { name: string; access: string; expiresInDays: string };

const usual: TokenValues = { name: '', access: 'read', expiresInDays: String(DEFAULT_TOKEN_DAYS) };

function validate({ name, expiresInDays }: TokenValues): FieldErrors {
  const errors: FieldErrors = {};
  if (!name.trim()) errors.name = requiredMessage('Name');
  if (!/^\d+$/.test(expiresInDays.trim())) errors.expiresInDays = 'Enter a whole number of days.';
  return errors;
}

/** A new token: what it is for, what it may do, how long it lasts. Then its text, once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { values, errors, error, issues, change, submit } = useDialogForm(usual, validate);
  const [create, isBusy] = useCreateToken();
  const [made, setMade] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const save = () =>
    submit(async ({ name, access, expiresInDays }) => {
      const outcome = await create({
        input: { name: name.trim(), canWrite: access === 'write', expiresInDays: Number(expiresInDays) },
      });
      if (outcome.ok) {
        setMade(outcome.result.made?.token ?? null);
        void revalidate();
      }
      return outcome;
    });
  if (made) return <NewTokenDialog name={values.name.trim()} token={made} onClose={onClose} />;
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
      <Field
        label="Name"
        required
        hint="What it is for, as in Quarterly export."
        validationMessage={errors.name}
      >
        <Input
          value={values.name}
          onChange={(_event, { value }) => change('name', value)}
          autoComplete="off"
        />
      </Field>
      <Field
        label="Access"
        hint={
          values.access === 'write'
            ? 'It may change days, payroll, tax documents and reports as you may. People, roles, passwords, tokens and taxpayer numbers stay closed to it.'
            : 'It may read what you may read, and change nothing.'
        }
      >
        <Select value={values.access} onChange={(_event, { value }) => change('access', value)}>
          <option value="read">{formatAccess(false)}</option>
          <option value="write">{formatAccess(true)}</option>
        </Select>
      </Field>
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
