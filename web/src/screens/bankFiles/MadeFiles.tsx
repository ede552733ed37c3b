import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { formatAmount } from 'rules/amounts';
import { formatDay } from 'rules/dayFormats';
import { Button } from '../../kit/ui/Button';
import { Instant } from '../../kit/ui/Instant';

const useStyles = makeStyles({
  title: { ...typographyStyles.body1Strong, margin: 0 },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  text: { flexGrow: 1, flexBasis: '280px', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground2 },
  digest: { fontFamily: tokens.fontFamilyMonospace },
});

export type MadeFile = {
  readonly id: string;
  readonly format: string;
  readonly effectiveOn: string;
  readonly createdAt: string;
  readonly madeBy: string | null;
  readonly approvedBy: string | null;
  readonly amount: number;
  readonly sha256: string | null;
  /** Why it must not go to the bank anymore; null while it may. */
  readonly outdatedReason: string | null;
};

type MadeFilesProps = {
  files: readonly MadeFile[];
  /** The file being downloaded; null if there is none. */
  saving: string | null;
  onDownload: (file: MadeFile) => void;
};

const nameOf = ({ format, amount }: MadeFile): string =>
  `${format === 'NACHA' ? 'NACHA file' : 'Bank CSV'} of ${formatAmount(amount)}`;

/** The week's made files: the user, the total, and the digest that identifies the bank's copy. */
export function MadeFiles({ files, saving, onDownload }: MadeFilesProps) {
  const styles = useStyles();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="made-bank-files">
      <h3 id="made-bank-files" className={styles.title}>
        Files Made
      </h3>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <div className={styles.text}>
              {nameOf(file)}
              <p className={styles.detail}>
                Made <Instant at={file.createdAt} />
                {file.madeBy && ` by ${file.madeBy}`}
                {file.approvedBy && `, approved by ${file.approvedBy}`} · money arrives{' '}
                {formatDay(file.effectiveOn)}
              </p>
              {file.outdatedReason && <p className={styles.detail}>{file.outdatedReason}</p>}
              {file.sha256 && (
                <p className={styles.detail}>
                  SHA-256 <span className={styles.digest}>{file.sha256}</span>
                </p>
              )}
            </div>
            <Button
              busy={saving === file.id}
              busyLabel="Preparing file..."
              disabledReason={
                file.outdatedReason ?? (saving && saving !== file.id ? 'Wait until the file is saved.' : null)
              }
              aria-label={`Download ${nameOf(file)}`}
              onClick={() => onDownload(file)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
