import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { flexShrink: 0 }, body: { whiteSpace: 'normal' } });

/** Warnings about money, each in its own bar. */
export function WarningBars({ warnings }: { warnings: readonly string[] }) {
  const styles = useStyles();
  return warnings.map((warning) => (
    <MessageBar key={warning} role="status" intent="warning" layout="multiline" className={styles.root}>
      <MessageBarBody className={styles.body}>{warning}</MessageBarBody>
    </MessageBar>
  ));
}
