import { employeeActions } from './actions';
import { QuickActions } from './QuickActions';

/** What a driver does most, with its icons: the first script has neither. */
export function EmployeeActions() {
  return <QuickActions actions={employeeActions} />;
}
