import { graphql, readInlineData } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { DetailsButton_log$key } from '../../__generated__/DetailsButton_log.graphql';
import { titleCase } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';

type DetailsButtonProps = { log: DetailsButton_log$key; onOpen: () => void };

/** Opens an entry; the accessible name says which. */
export function DetailsButton({ log, onOpen }: DetailsButtonProps) {
  const { action, timestamp } = readInlineData(
    graphql`
      fragment DetailsButton_log on AuditLog @inline @throwOnFieldError {
        action
        timestamp
      }
    `,
    log,
  );
  return (
    <Button
      size="small"
      data-opens-row
      aria-label={`Details: ${titleCase(action)}, ${formatExactTime(timestamp)}`}
      onClick={onOpen}
    >
      Details
    </Button>
  );
}
