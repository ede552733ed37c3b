type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels between the toasts and the end of the window, or the button below them. */
export const GAP = 16;

/** How far from the end of the window toasts have to be to cover none of these buttons. */
export function liftAbove(
  toasts: Pick<DOMRect, 'left' | 'right' | 'height'>,
  buttons: readonly Box[],
  windowHeight: number,
): number {
  let lift = GAP;
  for (const button of [...buttons].sort((one, other) => other.bottom - one.bottom)) {
    const isBeside = button.right <= toasts.left || button.left >= toasts.right;
    const [top, bottom] = [windowHeight - lift - toasts.height, windowHeight - lift];
    if (!isBeside && button.top < bottom && button.bottom > top) lift = windowHeight - button.top + GAP;
  }
  // If the whole column is full of buttons, the usual place is as good as any.
  return lift + toasts.height <= windowHeight ? lift : GAP;
}
