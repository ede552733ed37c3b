import { Radio as FluentRadio, type RadioProps } from '@fluentui/react-components';
import { forwardRef } from 'react';
import { INDICATOR } from './indicator';

export const Radio = forwardRef<HTMLInputElement, RadioProps>((props, ref) => (
  <FluentRadio ref={ref} indicator={INDICATOR as RadioProps['indicator']} {...props} />
));
