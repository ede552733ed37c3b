import { type CheckboxProps, Checkbox as FluentCheckbox } from '@fluentui/react-components';
import { forwardRef } from 'react';
import { INDICATOR } from './indicator';

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>((props, ref) => (
  <FluentCheckbox ref={ref} indicator={INDICATOR as CheckboxProps['indicator']} {...props} />
));
