/** Where a person's page is. */
export const personPath = (id: string): string => `/dashboard/people/${encodeURIComponent(id)}`;
