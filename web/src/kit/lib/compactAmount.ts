const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** An amount in dollars, short enough for the axis of a chart: '$1.2K'. */
export const formatCompactAmount = (amount: number): string => compact.format(amount);
