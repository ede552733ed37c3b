/** What each screen takes in companies of several sizes, as a picture: a line for each screen, on a common scale. */

export interface ScreenTimes {
  title: string;
  /** Milliseconds, by size, the smallest company first. */
  times: readonly number[];
}

const [LABELS, PLOT, MARGIN, LINE, TOP] = [230, 460, 20, 20, 64];
const COLORS = ['#8a8a8a', '#2899f5', '#d83b01'];

const STYLE = `text { font: 12px system-ui, sans-serif; fill: #424242 } .grid { stroke: #d1d1d1 } .span { stroke: #8a8a8a }
@media (prefers-color-scheme: dark) { text { fill: #d6d6d6 } .grid { stroke: #4d4d4d } }`;

/** A logarithmic scale from 1 ms on, so that the same multiple has the same length everywhere. */
const toX = (time: number, decades: number): number =>
  LABELS + (PLOT * Math.log10(Math.max(time, 1))) / decades;

const at = (value: number): string => value.toFixed(1);

/** The picture as SVG. */
export function drawGrowth(sizes: readonly string[], screens: readonly ScreenTimes[]): string {
  const bottom = TOP + screens.length * LINE;
  const decades = Math.ceil(Math.log10(Math.max(10, ...screens.flatMap(({ times }) => times))));
  const grid = Array.from({ length: decades + 1 }, (_, decade) => {
    const time = 10 ** decade;
    const x = at(toX(time, decades));
    return `<line class="grid" x1="${x}" x2="${x}" y1="${TOP - 12}" y2="${bottom}"/><text x="${x}" y="${TOP - 18}" text-anchor="middle">${time.toLocaleString('en-US')} ms</text>`;
  });
  const legend = sizes.map((size, index) => {
    const x = LABELS + index * 150;
    return `<circle cx="${x}" cy="18" r="4" fill="${COLORS[index]}"/><text x="${x + 10}" y="22">${size} people</text>`;
  });
  const rows = screens.map(({ title, times }, index) => {
    const y = TOP + index * LINE + 4;
    const xs = times.map((time) => toX(time, decades));
    const dots = xs.map((x, size) => `<circle cx="${at(x)}" cy="${y}" r="4" fill="${COLORS[size]}"/>`);
    return `<text x="${LABELS - 16}" y="${y + 4}" text-anchor="end">${title}</text><line class="span" x1="${at(Math.min(...xs))}" x2="${at(Math.max(...xs))}" y1="${y}" y2="${y}"/>${dots.join('')}`;
  });
  const [width, height] = [LABELS + PLOT + MARGIN * 2, bottom + MARGIN];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Milliseconds that each screen takes, by the number of people">
<style>${STYLE}</style>
${[...grid, ...legend, ...rows].join('\n')}
</svg>
`;
}
