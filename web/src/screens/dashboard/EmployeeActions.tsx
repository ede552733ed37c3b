import { employeeActions } from './actions';
import { QuickActions } from './QuickActions';

/** A driver's main actions, with icons: the first script has neither. */
export function EmployeeActions() {
  return <QuickActions actions={employeeActions} />;
}
