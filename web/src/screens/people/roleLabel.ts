const ROLE_LABELS: Record<string, string> = {
  IT_Admin: 'IT Admin',
  Asst_Manager: 'Assistant Manager',
  Admin_Assistant: 'Admin Assistant',
};

/** A role's displayed name; 'User' for someone without a role. */
export function roleLabel(role: string | null | undefined): string {
  if (!role) return 'User';
  return ROLE_LABELS[role] ?? role.replaceAll('_', ' ');
}
