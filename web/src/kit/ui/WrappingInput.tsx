import {
  makeStyles,
  mergeClasses,
  Textarea,
  type TextareaProps,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import type { KeyboardEvent } from 'react';
import { media } from './breakpoints';

// The text once more, unseen, gives the field its height: not every browser has `field-sizing`.
const cell = {
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  padding: `${tokens.spacingVerticalSNudge} var(--text-inline, ${tokens.spacingHorizontalM})`,
  // As high as a touch target.
  [media.touch]: { paddingBlock: '11px' },
} as const;

const useStyles = makeStyles({
  root: {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '0',
    '::before': {
      ...cell,
      ...typographyStyles.body1,
      content: 'attr(data-text) " "',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
  text: { ...cell, minHeight: '0', maxHeight: 'none', overflow: 'hidden', overflowWrap: 'anywhere' },
});

type WrappingInputProps = Omit<TextareaProps, 'value' | 'onChange' | 'root' | 'textarea'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A field for one line of text without line breaks, which wraps and grows instead of cutting a long one. */
export function WrappingInput({ value, onChange, className, ...props }: WrappingInputProps) {
  const styles = useStyles();
  const mirror = { 'data-text': value };
  return (
    <Textarea
      {...props}
      root={{ className: mergeClasses(styles.root, className), ...mirror }}
      textarea={{ className: styles.text }}
      rows={1}
      resize="none"
      value={value}
      onKeyDown={withoutBreak}
      onChange={(_event, { value: text }) => onChange(text.replace(/[\r\n]/g, ''))}
    />
  );
}

/** Around the field Enter keeps its meaning. */
function withoutBreak(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
