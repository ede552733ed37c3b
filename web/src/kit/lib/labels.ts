/** Turns 'PAYROLL_CALCULATION' into 'Payroll Calculation', so a name that has no label yet still shows. */
export function titleCase(name: string): string {
  return name
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/** '1 day', '3 days'; pass an irregular plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
