/** The roles that are given to staff on screen, in the order of the choice. */
export const assignableRoles = [
  'Employee',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
] as const;
