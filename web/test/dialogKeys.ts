/** Operates pages with the keyboard only: finds their controls, and checks what a dialog does with the focus. */
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const isShown = (element: Element): boolean => !element.closest('[hidden], [aria-hidden=true]');

const findAll = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** The open dialog; the front one of several. */
export const findDialog = (): HTMLElement | undefined => findAll('[role=dialog], [role=alertdialog]').at(-1);

/** The items of the open menu. */
export const findItems = (): HTMLElement[] => findAll('[role^=menuitem]');

export const findButtons = (within: ParentNode = document): HTMLElement[] =>
  findAll('button:not(:disabled):not([aria-disabled=true])', within);

type Fiber = { type: unknown; return: Fiber | null };

/** The components that rendered an element, the innermost first. */
export function listComponents(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const names: string[] = [];
  const start = key ? (element as Element & Record<string, Fiber>)[key] : null;
  for (let fiber: Fiber | null | undefined = start; fiber; fiber = fiber.return)
    if (typeof fiber.type === 'function' && fiber.type.name) names.push(fiber.type.name);
  return names;
}

/** A control's text; its numbers differ from row to row. */
export const labelOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\d+/g, '#');

/** The same for the same control of another row. */
export const kindOf = (control: Element): string =>
  `${listComponents(control).slice(0, 12).join(' ')}: ${labelOf(control)}`;

export const findAlike = (kind: string, within?: ParentNode): HTMLElement | undefined =>
  findButtons(within).find((button) => kindOf(button) === kind);

/** Whether it becomes true: the focus moves a moment after its cause. */
async function comesTrue(isSo: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return isSo();
}

const MOST_STOPS = 12;

/** A user without a pointer; `settle` waits until the page shows a key's effect. */
export function keyboardUser(settle: () => Promise<void>) {
  const user = userEvent.setup({ delay: null });
  const where = () => document.activeElement?.outerHTML.slice(0, 90) ?? 'nowhere';
  const isIn = (dialog: Element) => dialog.contains(document.activeElement);

  async function press(control: HTMLElement): Promise<void> {
    control.focus();
    await user.keyboard('{Enter}');
    await settle();
  }

  /** Escape has no effect before the menu has the focus. */
  async function closeMenu(): Promise<void> {
    for (let tries = 0; tries < 10 && findItems().length > 0; tries += 1) {
      await user.keyboard('{Escape}');
      await comesTrue(() => findItems().length === 0);
    }
  }

  /** The focus problems of an open dialog. */
  async function walk(dialog: HTMLElement): Promise<string[]> {
    if (!(await comesTrue(() => isIn(dialog)))) return [`the focus is not in it but at ${where()}`];
    const stops = findAll('button, input, select, textarea, a, [tabindex]', dialog).length + 1;
    for (let stop = 0; stop < Math.min(stops, MOST_STOPS); stop += 1) {
      await user.tab();
      if (!isIn(dialog)) return [`Tab leaves it for ${where()}`];
    }
    await user.tab({ shift: true });
    return isIn(dialog) ? [] : [`Shift and Tab leave it for ${where()}`];
  }

  /** The problems with leaving a dialog; one that Escape must not close is closed by its last button. */
  async function leave(dialog: HTMLElement, opener: HTMLElement, isLocked: boolean): Promise<string[]> {
    await user.keyboard('{Escape}');
    await settle();
    if (isLocked) {
      if (findDialog() !== dialog) return ['Escape closes it'];
      await press(findButtons(dialog).at(-1)!);
    }
    if (!(await comesTrue(() => findDialog() !== dialog))) return ['it does not close'];
    // The opener may have disappeared with the action.
    if (findDialog() || !opener.isConnected) return [];
    return (await comesTrue(() => document.activeElement === opener))
      ? []
      : [`the focus does not come back, and is at ${where()}`];
  }

  return { press, closeMenu, walk, leave };
}

/** Types something into each empty field of a dialog, as its type requires. */
export function fillIn(dialog: Element): void {
  for (const box of dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)'))
    fireEvent.click(box);
  const fields = dialog.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea',
  );
  for (const field of fields) {
    if (field.value || field.disabled || field.readOnly) continue;
    fireEvent.change(field, { target: { value: valueFor(field) } });
  }
}

function valueFor({ type, inputMode, name }: HTMLInputElement): string {
  if (type === 'password') return 'Correct-Horse-2';
  if (type === 'date') return '2026-11-16';
  if (type === 'email' || name === 'email') return 'sam@example.com';
  return ['decimal', 'numeric'].includes(inputMode) ? '12' : 'Sam';
}
