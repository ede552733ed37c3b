import { useCallback, useState } from 'react';
import { breakpoints, TABLE_WIDTHS } from './breakpoints';
import type { Column } from './dataTable';

const hasRoom = <Row>({ under, importance = 1 }: Column<Row>, width: number): boolean =>
  !under || importance === 1 || width >= TABLE_WIDTHS[importance];

/**
 * Which columns have their place beside the others, and which are shown under the title for want of room in the element of
 * `container`. On a phone, whose rows are lists, all of them are items.
 */
export function useUnderColumns<Row>(columns: readonly Column<Row>[]) {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const canMove = columns.some(({ under }) => under);
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (!canMove || !element) return;
      // It is as wide as the window lets it be; nothing has a width before it is laid out.
      const measure = () => {
        const isList = window.innerWidth < breakpoints.sm;
        setWidth((!isList && element.clientWidth) || Number.POSITIVE_INFINITY);
      };
      measure();
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    },
    [canMove],
  );
  return {
    container,
    beside: columns.filter((column) => hasRoom(column, width)),
    under: columns.filter((column) => !hasRoom(column, width)),
  };
}
