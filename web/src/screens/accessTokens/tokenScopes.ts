/** A token's scopes, area by area, in words. */
import { AREA_LABELS } from '../queries/needs';

/** The server's areas, in the order of the list; the field explains what each contains. */
export const AREAS = [
  { area: 'PEOPLE', label: AREA_LABELS.PEOPLE, contains: 'Names, contact details, roles and daily rates' },
  { area: 'TIME_LOGS', label: AREA_LABELS.TIME_LOGS, contains: 'Time logs and submitted weeks' },
  { area: 'PAYROLL', label: AREA_LABELS.PAYROLL, contains: 'Payroll runs and pay statements' },
  { area: 'TAX', label: AREA_LABELS.TAX, contains: 'Tax documents, the tax season and W-9s' },
  { area: 'REPORTS', label: AREA_LABELS.REPORTS, contains: 'Reports and their CSV files' },
  { area: 'LOGS', label: AREA_LABELS.LOGS, contains: 'Who did what, and when' },
] as const;

type Area = (typeof AREAS)[number]['area'];
export type Access = 'none' | 'read' | 'write';

export const ACCESS_LABELS: Readonly<Record<Access, string>> = {
  none: 'No access',
  read: 'Read',
  write: 'Read and write',
};

/** The access that the scopes give in an area. */
export const findAccess = (scopes: readonly string[], area: Area): Access =>
  scopes.includes(`${area}_WRITE`) ? 'write' : scopes.includes(`${area}_READ`) ? 'read' : 'none';

/** The scopes with a new choice for one area; the server adds reading to writing. */
export const chooseAccess = (scopes: readonly string[], area: Area, access: Access): string[] => [
  ...scopes.filter((scope) => scope !== `${area}_READ` && scope !== `${area}_WRITE`),
  ...(access === 'none' ? [] : [`${area}_${access === 'write' ? 'WRITE' : 'READ'}`]),
];

/** 'Read: People, Days' or 'Read and write: Payroll', in the order of the areas. */
export const describeScopes = (scopes: readonly string[]): string[] =>
  (['read', 'write'] as const).flatMap((access) => {
    const labels = AREAS.filter(({ area }) => findAccess(scopes, area) === access).map(({ label }) => label);
    return labels.length > 0 ? [`${ACCESS_LABELS[access]}: ${labels.join(', ')}`] : [];
  });
