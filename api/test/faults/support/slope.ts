/** How much `y` grows when `x` grows by one: the slope of the least-squares line through the points. */
export function fitSlope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([x]) => x));
  const y = mean(points.map(([, y]) => y));
  const along = mean(points.map(([px]) => (px - x) ** 2));
  return mean(points.map(([px, py]) => (px - x) * (py - y))) / along;
}
