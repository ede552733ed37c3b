import {
  type ComboboxState,
  type FieldControlProps,
  useComboboxStyles_unstable as useComboboxStyles,
  useFieldControlProps_unstable as useFieldControlProps,
} from '@fluentui/react-components';
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** A combobox without its list. */
export type ComboboxLook = {
  'aria-label'?: string;
  className?: string;
  placeholder: string;
  disabled?: boolean;
  /** The field's text: the choice, or what is being typed. */
  value: string;
  canClear: boolean;
  onType: (text: string) => void;
  onClear: () => void;
  onOpenChange: (isOpen: boolean) => void;
};

type ComboboxStandInProps = {
  look: ComboboxLook;
  /** The list opens as soon as it has loaded. */
  isOpen: boolean;
  caret: RefObject<[number | null, number | null] | null>;
  onWant: () => void;
  /** Called at the end of a press that began here. */
  onPress: (ended: Promise<unknown>) => void;
  onOpenChange: (isOpen: boolean) => void;
};

/** A press without a click, such as one that scrolls the page, ends by itself. */
const LONGEST_PRESS_MS = 700;
const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter'];

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Fluent's closed Combobox as it looks and reads: its field and icons without the list. */
export function ComboboxStandIn(props: ComboboxStandInProps) {
  const { look, isOpen, caret, onWant, onPress, onOpenChange } = props;
  const { disabled, canClear, placeholder, value } = look;
  const control = useFieldControlProps({} as FieldControlProps, {
    supportsLabelFor: true,
    supportsRequired: true,
  });
  const input = useRef<HTMLInputElement>(null);
  const showClearIcon = canClear && !disabled;
  // The parts of a Combobox's state that Fluent's styles read.
  const state = {
    appearance: 'outline',
    size: 'medium',
    open: false,
    showClearIcon,
    root: { className: look.className },
    input: { disabled, 'aria-invalid': control['aria-invalid'] },
    expandIcon: {},
    clearIcon: {},
  };
  const { root, input: field, expandIcon, clearIcon } = useComboboxStyles(state as unknown as ComboboxState);

  useLayoutEffect(() => {
    const element = input.current;
    // Runs before removal, while the element still has the focus.
    return () => {
      const hasFocus = element && document.activeElement === element;
      caret.current = hasFocus ? [element.selectionStart, element.selectionEnd] : null;
    };
  }, [caret]);

  const open = (opens = !isOpen) => {
    if (disabled) return;
    onWant();
    input.current?.focus();
    onOpenChange(opens);
  };
  const press = () => {
    onWant();
    onPress(
      new Promise((resolve) => {
        window.addEventListener('click', resolve, { once: true });
        window.setTimeout(resolve, LONGEST_PRESS_MS);
      }),
    );
  };
  const openByKey = (keys: string[]) => (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    open(true);
  };
  return (
    <div className={root.className} onPointerEnter={onWant} onPointerDown={press}>
      <input
        {...control}
        aria-label={look['aria-label']}
        ref={input}
        type="text"
        role="combobox"
        aria-expanded={false}
        className={field.className}
        placeholder={placeholder}
        disabled={disabled}
        value={value}
        onFocus={onWant}
        onBlur={() => {
          if (isOpen) onOpenChange(false);
        }}
        onChange={(event) => {
          if (!isOpen) open(true);
          look.onType(event.target.value);
        }}
        onClick={() => open()}
        onKeyDown={openByKey(OPENING_KEYS)}
      />
      <span
        aria-hidden
        className={clearIcon?.className}
        onMouseDown={keepFocus}
        onClick={() => look.onClear()}
      >
        <DismissRegular />
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: as Fluent has it */}
      <span
        role="button"
        tabIndex={disabled || showClearIcon ? -1 : 0}
        aria-label={look['aria-label'] ? `Open ${look['aria-label']}` : 'Open'}
        aria-expanded={false}
        aria-disabled={disabled}
        className={expandIcon?.className}
        onMouseDown={keepFocus}
        onClick={() => open()}
        onKeyDown={openByKey(['Enter', ' '])}
      >
        <ChevronDownRegular />
      </span>
    </div>
  );
}
