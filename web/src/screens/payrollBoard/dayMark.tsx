import {
  CheckmarkCircleFilled,
  ClockFilled,
  DismissCircleFilled,
  SubtractCircleRegular,
  SubtractRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { BoardDay } from './boardRow';

/** A day's log entry and its decision. */
export type DayMark = {
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
  readonly label: string;
  readonly icon: ReactElement;
};

const marks = {
  APPROVED: { tone: 'success', label: 'Approved', icon: <CheckmarkCircleFilled /> },
  PENDING: { tone: 'warning', label: 'Pending', icon: <ClockFilled /> },
  REJECTED: { tone: 'danger', label: 'Rejected', icon: <DismissCircleFilled /> },
} as const satisfies Record<string, DayMark>;

const notWorked: DayMark = { tone: 'neutral', label: 'Not worked', icon: <SubtractCircleRegular /> };
const nothing: DayMark = { tone: 'neutral', label: 'Nothing logged', icon: <SubtractRegular /> };

/** The icon and the word of a day's log. */
export function dayMark({ worked, status }: Pick<BoardDay, 'worked' | 'status'>): DayMark {
  if (!status) return nothing;
  return worked ? marks[status] : notWorked;
}
