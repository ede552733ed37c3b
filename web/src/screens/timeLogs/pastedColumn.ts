/** The lines of a column copied from a spreadsheet; null for a single line, which is pasted as usual. */
export function pastedColumn(text: string): string[] | null {
  const lines = text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0] ?? '') : null;
}
