import { useCallback, useState } from 'react';
import { breakpoints, TABLE_WIDTHS } from './breakpoints';
import type { Column } from './dataTable';

const hasRoom = <Row>({ under, importance = 1 }: Column<Row>, width: number): boolean =>
  !under || importance === 1 || width >= TABLE_WIDTHS[importance];

/**
 * Which columns fit side by side, and which show under the title because the element of `container` is too narrow. On a
 * phone, where rows are lists, all of them are items.
 */
export function useUnderColumns<Row>(columns: readonly Column<Row>[]) {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const canMove = columns.some(({ under }) => under);
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (!canMove || !element) return;
      // Before the layout it has no width, so this assumes the widest.
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
