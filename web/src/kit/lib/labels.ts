/** The words on screen for the names in the data. An unknown name is shown in title case rather than hidden. */

const ROLE_LABELS: Record<string, string> = {
  IT_Admin: 'IT Admin',
  Asst_Manager: 'Assistant Manager',
  Admin_Assistant: 'Admin Assistant',
};

const REPORT_TYPE_LABELS: Record<string, string> = {
  PAYROLL_SUMMARY: 'Payroll Summary',
  CONTRACTOR_REPORT: 'Contractor Performance',
  TAX_REPORT: 'Tax Summary',
};

const TAX_DOCUMENT_TYPE_LABELS: Record<string, string> = {
  W9: 'W-9',
  FORM_1099_NEC: '1099-NEC',
  FORM_1099_MISC: '1099-MISC',
};

/** 'PAYROLL_CALCULATION' to 'Payroll Calculation'. */
export function titleCase(name: string): string {
  return name
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/** A role's name as it is shown; a user without a role is shown as 'User'. */
export function roleLabel(role: string | null | undefined): string {
  if (!role) return 'User';
  return ROLE_LABELS[role] ?? role.replaceAll('_', ' ');
}

/** 'Payroll Summary', 'Contractor Performance', 'Tax Summary'. */
export function reportTypeLabel(type: string): string {
  return REPORT_TYPE_LABELS[type] ?? titleCase(type);
}

/** 'W-9', '1099-NEC', '1099-MISC'. */
export function taxDocumentTypeLabel(type: string): string {
  return TAX_DOCUMENT_TYPE_LABELS[type] ?? titleCase(type);
}

/** '1 day', '3 days'; an irregular plural is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** The letter in an avatar: of the first name, else of the e-mail, else 'U'. */
export function initialOf(firstName: string | null | undefined, email: string | null | undefined): string {
  return (firstName?.trim() || email?.trim() || 'U').charAt(0).toUpperCase();
}
