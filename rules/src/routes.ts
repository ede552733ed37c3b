/** How a route reads, whatever the case and the spaces it was typed with: two notes with one key are one route. */
export const routeKey = (note: string): string => note.trim().replace(/\s+/g, ' ').toLowerCase();
