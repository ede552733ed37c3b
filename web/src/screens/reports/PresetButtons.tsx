import { makeStyles, tokens } from '@fluentui/react-components';
import type { Day } from 'rules/days';
import { Button } from '../../kit/ui/Button';
import { listReportPresets, type ReportPreset } from './reportPresets';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
  },
});

type PresetButtonsProps = {
  /** What the buttons are for. */
  label?: string;
  isBusy?: boolean;
  today: Day;
  /** Whether only whole years can be chosen. */
  onlyYears: boolean;
  onChoose: (preset: ReportPreset) => void;
};

/** Buttons that fill in the usual periods. */
export function PresetButtons(props: PresetButtonsProps) {
  const { label = 'Period', isBusy = false, today, onlyYears, onChoose } = props;
  const styles = useStyles();
  const presets = listReportPresets(today).filter(({ label }) => !onlyYears || label.endsWith('Year'));
  return (
    <fieldset aria-label={label} className={styles.root}>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          size="small"
          disabledReason={isBusy ? 'The report is being generated.' : null}
          onClick={() => onChoose(preset)}
        >
          {preset.label}
        </Button>
      ))}
    </fieldset>
  );
}
