/**
 * Something is in progress and nobody knows for how long. Plain CSS in place of Fluent's, which is twice as much as all
 * else that the sign-in page's button needs. What it means is beside it in words.
 */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span aria-hidden className={`spinner spinner-${size}`} />;
}
