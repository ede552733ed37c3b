/** The key of the route in a trip's note, ignoring case and spaces: two notes with one key are about the same route. */
export const routeKey = (note: string): string => note.trim().replace(/\s+/g, ' ').toLowerCase();
