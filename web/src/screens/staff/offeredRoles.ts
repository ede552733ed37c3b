/** The roles offered to those who may give them, in order. */
export const offeredRoles = [
  'Employee',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
] as const;
