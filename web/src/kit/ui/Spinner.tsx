/**
 * Something goes on and nobody knows how long. Plain CSS in place of Fluent's, which is twice as much as all else that
 * the sign-in page's button needs. What it means stands beside it in words.
 */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span aria-hidden className={`spinner spinner-${size}`} />;
}
