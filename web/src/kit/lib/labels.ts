/** 'PAYROLL_CALCULATION' to 'Payroll Calculation': a name without words of its own is shown in title case, not hidden. */
export function titleCase(name: string): string {
  return name
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/** '1 day', '3 days'; an irregular plural is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
