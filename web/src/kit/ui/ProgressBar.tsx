import { ProgressBar as FluentProgressBar } from '@fluentui/react-components';

export type ProgressBarProps = {
  /** The task, for screen readers. */
  label: string;
  /** How much of `total` is done. */
  value: number;
  total: number;
};

/** Progress that can be counted. The numbers are beside it as text. */
export const ProgressBar = ({ label, value, total }: ProgressBarProps) => (
  <FluentProgressBar
    aria-label={label}
    thickness="large"
    max={total || 1}
    value={total ? Math.min(value, total) : 1}
  />
);
