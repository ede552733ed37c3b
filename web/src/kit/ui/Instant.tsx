import { formatDate, formatExactTime } from 'rules/instantFormats';

/** The date of an instant, with the exact time and its zone on hover. */
export function Instant({ at }: { at: string | null | undefined }) {
  if (!at) return formatDate(at);
  return (
    <time dateTime={at} title={formatExactTime(at)}>
      {formatDate(at)}
    </time>
  );
}
