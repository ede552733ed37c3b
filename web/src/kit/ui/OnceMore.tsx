import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { flexShrink: 0 }, body: { whiteSpace: 'normal' } });

/** The unusual part of what is about to be sent; `again` is the button that sends it anyway. */
export function OnceMore({ question, again }: { question: string | null; again: string }) {
  const styles = useStyles();
  if (question === null) return null;
  return (
    <MessageBar role="alert" intent="warning" layout="multiline" className={styles.root}>
      <MessageBarBody className={styles.body}>
        {question} If that’s right, press {again} again.
      </MessageBarBody>
    </MessageBar>
  );
}
