/** Pages used by keys alone: what they offer, and what a dialog has to do with the focus. */
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const isShown = (element: Element): boolean => !element.closest('[hidden], [aria-hidden=true]');

const findAll = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** The dialog that is open; of several the one in front. */
export const findDialog = (): HTMLElement | undefined => findAll('[role=dialog], [role=alertdialog]').at(-1);

/** What the open menu offers. */
export const findItems = (): HTMLElement[] => findAll('[role^=menuitem]');

export const findButtons = (within: ParentNode = document): HTMLElement[] =>
  findAll('button:not(:disabled):not([aria-disabled=true])', within);

type Fiber = { type: unknown; return: Fiber | null };

/** The components that drew an element, the innermost first. */
export function listComponents(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  const names: string[] = [];
  const start = key ? (element as unknown as Record<string, Fiber>)[key] : null;
  for (let fiber: Fiber | null | undefined = start; fiber; fiber = fiber.return)
    if (typeof fiber.type === 'function' && fiber.type.name) names.push(fiber.type.name);
  return names;
}

/** What a control reads; numbers differ from row to row. */
export const labelOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\d+/g, '#');

/** Equal for the same control of another row. */
export const kindOf = (control: Element): string =>
  `${listComponents(control).slice(0, 12).join(' ')}: ${labelOf(control)}`;

export const findAlike = (kind: string, within?: ParentNode): HTMLElement | undefined =>
  findButtons(within).find((button) => kindOf(button) === kind);

/** Whether it comes to be so: the focus moves a moment after what it follows. */
async function comesTrue(isSo: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return isSo();
}

const MOST_STOPS = 12;

/** Someone without a pointer; `settle` waits until the page shows what a key has done. */
export function keyboardUser(settle: () => Promise<void>) {
  const user = userEvent.setup({ delay: null });
  const where = () => document.activeElement?.outerHTML.slice(0, 90) ?? 'nowhere';
  const isIn = (dialog: Element) => dialog.contains(document.activeElement);

  async function press(control: HTMLElement): Promise<void> {
    control.focus();
    await user.keyboard('{Enter}');
    await settle();
  }

  async function closeMenu(): Promise<void> {
    await user.keyboard('{Escape}');
    await comesTrue(() => findItems().length === 0);
  }

  /** What is wrong with the focus in an open dialog. */
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

  /** What is wrong with the way out; one that Escape must not close ends with its last button. */
  async function leave(dialog: HTMLElement, opener: HTMLElement, isLocked: boolean): Promise<string[]> {
    await user.keyboard('{Escape}');
    await settle();
    if (isLocked) {
      if (findDialog() !== dialog) return ['Escape closes it'];
      await press(findButtons(dialog).at(-1)!);
    }
    if (!(await comesTrue(() => findDialog() !== dialog))) return ['it does not close'];
    // What opened it may be gone with what was done.
    if (findDialog() || !opener.isConnected) return [];
    return (await comesTrue(() => document.activeElement === opener))
      ? []
      : [`the focus does not come back, and is at ${where()}`];
  }

  return { press, closeMenu, walk, leave };
}

/** Enters something in each empty field of a dialog, as what it asks for. */
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
