/**
 * Something is in progress and no one knows for how long. Plain CSS instead of Fluent's, which is twice as much as
 * everything else that the sign-in page's button needs. What it means is beside it in words.
 */
export function Spinner({ size = 'small' }: { size?: 'small' | 'large' }) {
  return <span aria-hidden className={`spinner spinner-${size}`} />;
}
