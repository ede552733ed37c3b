import { Input } from '@fluentui/react-components';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from './lazyPart';

/** A combobox as it is before its list has loaded. */
export type ComboboxField = {
  'aria-label'?: string;
  className?: string;
  placeholder: string;
  disabled?: boolean;
  /** The field's text: the choice, or what is being typed. */
  value: string;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * Fluent's Combobox, which takes 29 kB with its positioning, as a part that loads after the page. A focus from before
 * stays, and a click opens the list when it is there.
 */
export function laterCombobox<Props extends ComboboxField>(
  load: () => Promise<ComponentType<Props & { autoFocus: boolean }>>,
): ComponentType<Props> {
  const Combobox = lazyPart<Props & { autoFocus: boolean }>(load);
  return function LaterCombobox(props: Props) {
    const { className, placeholder, disabled, value, onOpenChange } = props;
    const [hasFocus, setFocus] = useState(false);
    return (
      <Suspense
        fallback={
          <Input
            readOnly
            className={className}
            placeholder={placeholder}
            disabled={disabled}
            value={value}
            aria-label={props['aria-label']}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onClick={() => onOpenChange(true)}
          />
        }
      >
        <Combobox {...props} autoFocus={hasFocus} />
      </Suspense>
    );
  };
}
