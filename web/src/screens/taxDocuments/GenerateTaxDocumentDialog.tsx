import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { FIRST_TAX_YEAR } from 'rules/taxYears';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { toAudience } from '../../kit/session/access';
import { useSessionUser } from '../../kit/session/sessionStore';
import { FormDialog } from '../../kit/ui/FormDialog';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { PersonPicker } from '../../kit/ui/PersonPicker';
import { usePeopleSearch } from '../people/usePeopleSearch';
import { type GenerateValues, generateHint, parseType, validateGenerate } from './generateForm';
import { documentTypes } from './taxDocumentFilters';
import { taxDocumentTypeLabel } from './taxDocumentName';
import { useGenerateTaxDocument } from './useGenerateTaxDocument';

type GenerateTaxDocumentDialogProps = { thisYear: number; onClose: () => void };

/** A document about the user; administrators choose the person. */
export function GenerateTaxDocumentDialog({ thisYear, onClose }: GenerateTaxDocumentDialogProps) {
  const asksPerson = toAudience(useSessionUser()) === 'admin';
  const nothing: GenerateValues = { type: '', year: String(thisYear), userId: '' };
  const { values, errors, error, issues, change, submit } = useDialogForm(nothing, (typed) =>
    validateGenerate(typed, thisYear, asksPerson),
  );
  const [person, setPerson] = useState<PersonOption | null>(null);
  const people = usePeopleSearch();
  const [generate, isBusy] = useGenerateTaxDocument();
  const save = async () => {
    const isDone = await submit(({ type, year, userId }) =>
      generate({ type: parseType(type)!, year: Number(year), ...(asksPerson && { userId }) }),
    );
    if (isDone) onClose();
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
      <Field label="Document Type" required validationMessage={errors.type}>
        <Select autoFocus value={values.type} onChange={(_event, { value }) => change('type', value)}>
          <option value="">Select a document type</option>
          {documentTypes.map((each) => (
            <option key={each} value={each}>
              {taxDocumentTypeLabel(each)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Year" required validationMessage={errors.year} hint={generateHint(values, thisYear)}>
        <Input
          type="number"
          inputMode="numeric"
          min={FIRST_TAX_YEAR}
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
          total={people.totalCount}
          value={person}
          onChange={(chosen) => {
            setPerson(chosen);
            change('userId', chosen?.id ?? '');
          }}
          onSearch={people.search}
          loading={people.isLoading}
          emptyText={people.hasFailed ? 'The search failed. Type again to retry.' : 'No one found'}
          error={errors.userId}
        />
      )}
    </FormDialog>
  );
}
