import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  // Not one word a line: where the table is one, it scrolls sideways and the sentence has its room.
  root: { '@container (min-width: 640px)': { display: 'block', minWidth: '280px' } },
});

/** A sentence in a cell. */
export function LongText({ text }: { text: string }) {
  return <span className={useStyles().root}>{text}</span>;
}
