import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { TextLink } from '../../kit/ui/TextLink';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '28px',
    '& svg': { flexShrink: 0, fontSize: '20px' },
  },
  open: { display: 'flex', color: tokens.colorStatusWarningForeground1 },
  done: { display: 'flex', color: tokens.colorStatusSuccessForeground1 },
});

/** An open decision with its link; done if it has none. */
export function OpenLine({ text, to }: { text: string; to?: string }) {
  const styles = useStyles();
  return (
    <li className={styles.root}>
      <span aria-hidden className={to ? styles.open : styles.done}>
        {to ? <WarningRegular /> : <CheckmarkCircleRegular />}
      </span>
      {to ? <TextLink to={to}>{text}</TextLink> : text}
    </li>
  );
}
