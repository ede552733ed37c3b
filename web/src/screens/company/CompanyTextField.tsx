import { Field, Input, makeStyles, Textarea, tokens, typographyStyles } from '@fluentui/react-components';
import type { CompanyField, CompanyValues } from './companyValues';

const useStyles = makeStyles({
  sample: {
    ...typographyStyles.caption1Strong,
    padding: `0 ${tokens.spacingHorizontalSNudge}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorStatusWarningBorder2}`,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorStatusWarningForeground1,
  },
});

/** Shared by the sections of the form. */
export type CompanyFormState = {
  readonly values: CompanyValues;
  /** Fields that still have sample values. */
  readonly sampleFields: readonly string[];
  /** Messages by field name, such as 'services.0'. */
  readonly errors: Partial<Record<string, string>>;
  readonly onType: (field: CompanyField, value: string) => void;
};

type CompanyTextFieldProps = CompanyFormState & {
  name: CompanyField;
  label: string;
  hint?: string;
  required?: boolean;
  type?: 'text' | 'tel' | 'email' | 'date';
  isCount?: boolean;
  isAmount?: boolean;
  /** A multiline field, with this many lines at first. */
  rows?: number;
};

/** One field of the company's record with its label and its error. */
export function CompanyTextField(props: CompanyTextFieldProps) {
  const {
    name,
    label,
    hint,
    required,
    type = 'text',
    isCount,
    isAmount,
    rows,
    values,
    errors,
    sampleFields,
    onType,
  } = props;
  const styles = useStyles();
  const error = Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];
  const shared = {
    name,
    value: values[name],
    onChange: (_event: unknown, { value }: { value: string }) => onType(name, value),
  };
  return (
    <Field
      label={
        sampleFields.includes(name)
          ? {
              children: (
                <>
                  {label} <span className={styles.sample}>Sample</span>
                </>
              ),
            }
          : label
      }
      hint={hint}
      required={required}
      validationMessage={error}
    >
      {rows ? (
        <Textarea {...shared} rows={rows} resize="vertical" />
      ) : (
        <Input
          {...shared}
          type={type}
          inputMode={isCount ? 'numeric' : isAmount ? 'decimal' : undefined}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
