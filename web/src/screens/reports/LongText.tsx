import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  // Not one word per line: a table scrolls sideways instead, and the sentence has room.
  root: { '@container (min-width: 640px)': { display: 'block', minWidth: '280px' } },
});

/** A sentence in a cell. */
export function LongText({ text }: { text: string }) {
  return <span className={useStyles().root}>{text}</span>;
}
