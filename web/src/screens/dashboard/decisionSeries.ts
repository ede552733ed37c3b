import { tokens } from '@fluentui/react-components';

/** Worked days by decision, as the bars of a chart. */
export const decisionSeries = [
  { key: 'approved', label: 'Approved', color: tokens.colorStatusSuccessForeground1 },
  { key: 'pending', label: 'Pending', color: tokens.colorStatusWarningForeground1 },
  { key: 'rejected', label: 'Rejected', color: tokens.colorStatusDangerForeground1 },
];
