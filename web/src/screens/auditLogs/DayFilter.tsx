import { Field, Input } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';

type DayFilterProps = {
  label: string;
  /** 'YYYY-MM-DD', or null for an open bound. */
  value: string | null;
  onChange: (day: string | null) => void;
  error?: string;
};

/** A limit of the listed days; it applies as soon as it is a day of this century. */
export function DayFilter({ label, value, onChange, error }: DayFilterProps) {
  const [typed, setTyped] = useState(value ?? '');
  const applied = useRef(value);

  // The typed value comes back unchanged; any other comes from outside (Clear Filters, the back button).
  useEffect(() => {
    if (value === applied.current) return;
    applied.current = value;
    setTyped(value ?? '');
  }, [value]);

  const type = (text: string) => {
    setTyped(text);
    // While someone types the year 2026, the field has the years 2, 20 and 202 first.
    if (text !== '' && text < '2000') return;
    applied.current = text || null;
    onChange(text || null);
  };
  return (
    <Field label={label} validationMessage={error}>
      <Input type="date" value={typed} onChange={(_event, { value: text }) => type(text)} />
    </Field>
  );
}
