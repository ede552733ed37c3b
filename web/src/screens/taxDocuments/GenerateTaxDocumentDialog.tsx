import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { audienceOf } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { FormDialog } from '../../kit/ui/FormDialog';
import { type PersonOption, PersonPicker } from '../../kit/ui/PersonPicker';
import { usePeopleSearch } from '../people/usePeopleSearch';
import { type GenerateValues, generateFaults, generateHint, typeOf } from './generateForm';
import { documentTypes, FIRST_YEAR } from './taxDocumentFilters';
import { taxDocumentTypeLabel } from './taxDocumentName';
import { useGenerateTaxDocument } from './useGenerateTaxDocument';

type GenerateTaxDocumentDialogProps = { thisYear: number; onClose: () => void };

/** A document about oneself; administrators choose about whom. */
export function GenerateTaxDocumentDialog({ thisYear, onClose }: GenerateTaxDocumentDialogProps) {
  const asksPerson = audienceOf(useSessionUser()) === 'admin';
  const nothing: GenerateValues = { type: '', year: String(thisYear), userId: '' };
  const { values, faults, error, issues, change, submit } = useDialogForm(nothing, (typed) =>
    generateFaults(typed, thisYear, asksPerson),
  );
  const [person, setPerson] = useState<PersonOption | null>(null);
  const people = usePeopleSearch();
  const [generate, isBusy] = useGenerateTaxDocument();
  const { revalidate } = useRevalidator();
  const save = async () => {
    const isDone = await submit(({ type, year, userId }) =>
      generate({ type: typeOf(type)!, year: Number(year), ...(asksPerson && { userId }) }),
    );
    if (!isDone) return;
    onClose();
    void revalidate();
  };
  return (
    <FormDialog
      open
      title="Generate Tax Document"
      submitLabel="Generate"
      busyLabel="Generating..."
      busy={isBusy}
      error={error}
      issues={issues}
      width="small"
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Document Type" required validationMessage={faults.type}>
        <Select autoFocus value={values.type} onChange={(_event, { value }) => change('type', value)}>
          <option value="">Select a document type</option>
          {documentTypes.map((each) => (
            <option key={each} value={each}>
              {taxDocumentTypeLabel(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Year" required validationMessage={faults.year} hint={generateHint(values, thisYear)}>
        <Input
          type="number"
          inputMode="numeric"
          min={FIRST_YEAR}
          max={thisYear}
          step={1}
          value={values.year}
          onChange={(_event, { value }) => change('year', value)}
        />
      </Field>
      {asksPerson && (
        <PersonPicker
          label="Contractor"
          required
          options={people.options}
          value={person}
          onChange={(chosen) => {
            setPerson(chosen);
            change('userId', chosen?.id ?? '');
          }}
          onSearch={people.search}
          loading={people.isLoading}
          emptyText={people.hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
          fault={faults.userId}
        />
      )}
    </FormDialog>
  );
}
