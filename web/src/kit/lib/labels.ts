export { counted } from 'rules/counted';

/** Turns 'PAYROLL_CALCULATION' into 'Payroll Calculation', so a name that has no label yet still shows. */
export function titleCase(name: string): string {
  return name
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}
