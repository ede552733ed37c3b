/** The roles that the choice offers to who may give them, in its order. */
export const offeredRoles = [
  'Employee',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
] as const;
