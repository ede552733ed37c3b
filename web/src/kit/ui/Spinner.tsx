/**
 * Progress of unknown length. Plain CSS instead of Fluent's, which is twice the size of everything else in the sign-in
 * page's button. The text beside it gives the meaning.
 */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span aria-hidden className={`spinner spinner-${size}`} />;
}
