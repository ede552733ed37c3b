import type { StoredUser } from '../session/storedUser';

/** Whether the list is everybody's: then it says whose each document is. The server decides what anybody sees. */
export const seesEverybodys = ({ roles }: StoredUser): boolean =>
  roles.some((role) => role === 'IT_Admin' || role === 'Manager' || role === 'Accountant');
