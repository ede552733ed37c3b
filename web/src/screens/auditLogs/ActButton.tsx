import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import { formatExactTime } from 'rules/instantFormats';
import type { ActButton_log$key } from '../../__generated__/ActButton_log.graphql';
import { counted, titleCase } from '../../kit/lib/labels';
import { Button } from '../../kit/ui/Button';

type ActButtonProps = { log: ActButton_log$key; isOpen: boolean; onToggle: () => void };

/** Shows or hides the entries of an act under its row. The accessible name includes the act. */
export function ActButton({ log, isOpen, onToggle }: ActButtonProps) {
  const { act, action, timestamp } = readInlineData(
    graphql`
      fragment ActButton_log on AuditLog @inline @throwOnFieldError {
        action
        timestamp
        act {
          entryCount
        }
      }
    `,
    log,
  );
  const entries = counted(act.entryCount, 'Entry', 'Entries');
  return (
    <Button
      size="small"
      data-opens-row
      icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
      aria-expanded={isOpen}
      aria-label={`${entries}: ${titleCase(action)}, ${formatExactTime(timestamp)}`}
      onClick={onToggle}
    >
      {entries}
    </Button>
  );
}
