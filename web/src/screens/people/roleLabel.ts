const ROLE_LABELS: Record<string, string> = {
  IT_Admin: 'IT Admin',
  Asst_Manager: 'Assistant Manager',
  Admin_Assistant: 'Admin Assistant',
};

/** A role's name as it is shown; a user without a role is shown as 'User'. */
export function roleLabel(role: string | null | undefined): string {
  if (!role) return 'User';
  return ROLE_LABELS[role] ?? role.replaceAll('_', ' ');
}
