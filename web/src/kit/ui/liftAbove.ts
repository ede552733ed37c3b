type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels between the toasts and the end of the window, or the button they make room for. */
export const GAP = 16;

/** How far from the end of the window toasts have to stand so that they cover none of these buttons. */
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
  // Where the whole column is full of them there is no better place than the usual one.
  return lift + toasts.height <= windowHeight ? lift : GAP;
}
