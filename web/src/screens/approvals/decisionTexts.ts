import type { TimeLogStatus } from '../../__generated__/useDecideDaysMutation.graphql';
import { counted } from '../../kit/lib/labels';

const DONE: Record<TimeLogStatus, string> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PENDING: 'pending again',
};

/** '12 days approved.' */
export const doneText = (status: TimeLogStatus, days: number): string =>
  `${counted(days, 'day')} ${DONE[status]}.`;

/** '298 done, 14 refused' */
export const partlyText = (done: number, refused: number): string =>
  `${done.toLocaleString('en-US')} done, ${refused.toLocaleString('en-US')} failed`;
