import { useState } from 'react';
import type { ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
import { counted } from '../../kit/lib/labels';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useIdempotencyKey } from '../../kit/relay/useIdempotencyKey';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import { ImportPreviewTable } from './ImportPreviewTable';
import { ListFields } from './ListFields';
import { useImportPeople } from './useImportPeople';
import { type ImportPreview, useImportPreview } from './useImportPreview';

/** Imports a list of people: chosen or pasted, checked line by line, and then imported whole or not at all. */
export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  const [list, setList] = useState({ text: '', paidThrough: '' });
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const keyOf = useIdempotencyKey();
  const { check, isChecking } = useImportPreview();
  const [importPeople, isImporting] = useImportPeople();
  const variables = useScreenVariables<ContractorsScreenQuery>();

  const look = async () => {
    const checked = await check(list.text, list.paidThrough);
    setPreview(checked.preview);
    setError(checked.error);
  };
  const take = async ({ people }: ImportPreview) => {
    const input = { text: list.text, paidThrough: list.paidThrough || null, idempotencyKey: keyOf(list) };
    const outcome = await importPeople({ input, ...variables() });
    if (!outcome.ok) return setError(outcome.issues[0]?.message ?? outcome.message);
    notify.success(
      `${counted(people, 'person', 'people')} imported. Invite them when they’re ready to sign in.`,
    );
    onClose();
  };
  if (!preview)
    return (
      <FormDialog
        open
        width="wide"
        title="Import People"
        submitLabel="Preview"
        busyLabel="Checking..."
        busy={isChecking}
        disabledReason={list.text.trim() === '' ? 'Choose a file or paste the list first.' : null}
        error={error}
        onSubmit={() => void look()}
        onClose={onClose}
      >
        <ListFields list={list} onChange={setList} onRefuse={setError} />
      </FormDialog>
    );
  return (
    <FormDialog
      open
      width="wide"
      title="Import People"
      submitLabel={`Import ${counted(preview.people, 'person', 'people')}`}
      busyLabel="Importing..."
      cancelLabel="Back to the List"
      busy={isImporting}
      disabledReason={preview.wrong > 0 ? 'Fix the marked lines, then preview the list again.' : null}
      error={error}
      onSubmit={() => void take(preview)}
      onClose={() => {
        setError(null);
        setPreview(null);
      }}
    >
      <ImportPreviewTable preview={preview} />
    </FormDialog>
  );
}
