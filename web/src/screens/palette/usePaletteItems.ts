import { CalendarWeekNumbersRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { formatWeek } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { todayHere } from 'rules/zonedDays';
import { useSessionUser } from '../../kit/session/sessionStore';
import { useShellScreens } from '../../kit/shell/screens';
import { type Item, listItems, matches, mayOpen, mayRequestW9 } from './items';
import { rank } from './rank';
import { readWeek } from './readWeek';
import { countChosen } from './recent';
import { usePaletteSearch } from './usePaletteSearch';

/** The person in 'request w-9 from dana' and 'w9 dana'. */
const W9 = /^(?:request )?(?:form )?w-?9(?: from)? (.*)$/i;

const BOARD = '/dashboard/payroll/week';

/** The week's board for those who pay, and the user's own days for everyone else. */
const toWeek = (monday: Day, paysPeople: boolean): Item => {
  const to = paysPeople
    ? `${BOARD}?week=${monday}`
    : `/dashboard/time-logs?startDate=${monday}&endDate=${addDays(monday, 6)}`;
  return {
    key: to,
    kind: 'Week',
    label: formatWeek(monday),
    detail: paysPeople ? 'Payroll' : 'Time Logs',
    Icon: CalendarWeekNumbersRegular,
    leads: { to },
  };
};

/** All matches of the text, best first. */
export function usePaletteItems(text: string) {
  const user = useSessionUser();
  const screens = useShellScreens();
  // A choice counts from the next time on: nothing moves under the pointer.
  const [chosen] = useState(() => countChosen(user.id));
  const known = useMemo(() => listItems(screens, user), [screens, user]);
  const typed = text.trim();
  const [, w9] = (mayRequestW9(user) && W9.exec(`${typed} `)) || [];
  const { items, today, ...state } = usePaletteSearch((w9 ?? typed).trim(), w9 !== undefined);
  const week = readWeek(typed, today ?? todayHere());
  const found = [
    ...(week ? [toWeek(week, mayOpen(screens, user, BOARD))] : []),
    ...items,
    ...known.filter((item) => matches(item, typed)),
  ];
  return { ...state, user, items: rank(found, chosen) };
}
