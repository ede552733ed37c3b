import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialogForm } from '../../kit/relay/useDialogForm';
import { FormDialog } from '../../kit/ui/FormDialog';
import { notify } from '../../kit/ui/notify';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { ContractorPicker } from './ContractorPicker';
import { PresetButtons } from './PresetButtons';
import { reportPath } from './reportAddress';
import { noErrors, type ReportValues, reportKinds } from './reportForm';
import { reportTypeLabel } from './reportTypeLabel';
import { useGenerateReport } from './useGenerateReport';

type GenerateReportDialogProps = {
  /** The company's day: a tax report covers its year by default. */
  today: string;
  mayChooseContractor: boolean;
  onClose: () => void;
};

/** The parameters of a new report. Days and year are sent as typed: the server reports their errors. */
export function GenerateReportDialog(props: GenerateReportDialogProps) {
  const { today, mayChooseContractor, onClose } = props;
  const initial: ReportValues = {
    type: 'PAYROLL_SUMMARY',
    year: today.slice(0, 4),
    startDate: '',
    endDate: '',
    contractorId: '',
    dates: 'WORK_DATE',
  };
  const { values, errors, error, issues, change, submit } = useDialogForm(initial, noErrors);
  const [contractor, setContractor] = useState<PersonOption | null>(null);
  const [generate, isBusy] = useGenerateReport();
  const navigate = useNavigate();
  const isTax = values.type === 'TAX_REPORT';
  const save = async () => {
    let id: string | undefined;
    const isDone = await submit(async (typed) => {
      const outcome = await generate(typed as ReportValues);
      if (outcome.ok) id = outcome.result.report?.id;
      return outcome;
    });
    if (!isDone) return;
    const made = id;
    const open = made ? [{ label: 'Open', onClick: () => void navigate(reportPath(made)) }] : [];
    notify.success('Report generated successfully!', ...open);
    onClose();
  };
  return (
    <FormDialog
      open
      title="Generate Report"
      submitLabel="Generate"
      busyLabel="Generating..."
      busy={isBusy}
      error={error}
      issues={issues}
      width="small"
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Report Type">
        <Select value={values.type} onChange={(_event, { value }) => change('type', value)}>
          {reportKinds.map((kind) => (
            <option key={kind} value={kind}>
              {reportTypeLabel(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <PresetButtons
        today={today}
        onlyYears={isTax}
        onChoose={({ startDate, endDate }) => {
          change('startDate', startDate);
          change('endDate', endDate);
          change('year', startDate.slice(0, 4));
        }}
      />
      {isTax ? (
        <Field label="Tax Year" validationMessage={errors.year}>
          <Input type="number" value={values.year} onChange={(_event, { value }) => change('year', value)} />
        </Field>
      ) : (
        <>
          <Field label="Start Date" validationMessage={errors.startDate}>
            <Input
              type="date"
              value={values.startDate}
              onChange={(_event, { value }) => change('startDate', value)}
            />
          </Field>
          <Field label="End Date" validationMessage={errors.endDate}>
            <Input
              type="date"
              value={values.endDate}
              onChange={(_event, { value }) => change('endDate', value)}
            />
          </Field>
          {values.type === 'PAYROLL_SUMMARY' && (
            <Field label="Dates">
              <Select value={values.dates} onChange={(_event, { value }) => change('dates', value)}>
                <option value="WORK_DATE">Days worked</option>
                <option value="PAY_DATE">Pay dates, each run whole</option>
              </Select>
            </Field>
          )}
        </>
      )}
      {mayChooseContractor && !isTax && (
        <ContractorPicker
          value={contractor}
          error={errors.contractorId}
          onChange={(person) => {
            setContractor(person);
            change('contractorId', person?.id ?? '');
          }}
        />
      )}
    </FormDialog>
  );
}
