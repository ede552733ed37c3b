import { makeStaticStyles } from '@fluentui/react-components';

/** Prints what carries `data-printed` and nothing around it: black on white, from the edge of the page on. */
export const usePrintedAlone = makeStaticStyles(`@media print {
  body:has([data-printed]) *:not([data-printed], [data-printed] *, :has([data-printed])) { display: none !important; }
  body:has([data-printed]) :has([data-printed]) {
    display: block !important;
    min-height: 0 !important;
    max-width: none !important;
    margin: 0 !important;
    padding: 0 !important;
    background: none !important;
  }
  [data-printed], [data-printed] * { color: #000 !important; background: none !important; box-shadow: none !important; }
  [data-printed] .fui-MessageBarActions { display: none !important; }
  [data-printed] tr, [data-printed] section { break-inside: avoid; }
}`);
