import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { flexShrink: 0 }, body: { whiteSpace: 'normal' } });

/** What is unusual about what is about to be sent; `again` is the button that sends it all the same. */
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
