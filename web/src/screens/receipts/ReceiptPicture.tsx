import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../kit/ui/Button';
import { DialogFrame } from '../../kit/ui/DialogFrame';
import { notify } from '../../kit/ui/notify';
import { restoreFocus } from '../../kit/ui/restoreFocus';
import { filePath, loadPicture } from './sendFile';

const useStyles = makeStyles({
  small: {
    display: 'block',
    boxSizing: 'border-box',
    width: '72px',
    height: '72px',
    padding: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    cursor: 'zoom-in',
    overflow: 'hidden',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  thumb: { width: '100%', height: '100%', objectFit: 'cover' },
  large: { display: 'block', maxWidth: '100%', marginInline: 'auto' },
  failed: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

graphql`
  fragment ReceiptPicture_file on ReceiptFile {
    id
    kind
  }
`;

type ReceiptPictureProps = {
  file: { readonly id: string; readonly kind: string };
  /** The accessible name, as in 'Receipt of $12.50'. */
  label: string;
};

/** The proof of an expense: a small picture that opens larger, or a button that downloads the PDF. */
export function ReceiptPicture({ file, label }: ReceiptPictureProps) {
  return file.kind === 'IMAGE' ? (
    <Picture key={file.id} id={file.id} label={label} />
  ) : (
    <PdfButton id={file.id} label={label} />
  );
}

function Picture({ id, label }: { id: string; label: string }) {
  const styles = useStyles();
  const [source, setSource] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadPicture(id).then(
      (address) => !isGone && setSource(address),
      () => !isGone && setMissing(true),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (isMissing) return <span className={styles.failed}>Couldn’t load the picture.</span>;
  return (
    <>
      <button
        type="button"
        className={styles.small}
        aria-label={`Open ${label}`}
        {...restoreFocus}
        onClick={() => setOpen(true)}
      >
        {source && <img className={styles.thumb} src={source} alt={label} />}
      </button>
      {isOpen && (
        <DialogFrame
          open
          title={label}
          width="wide"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Close</Button>}
        >
          {source && <img className={styles.large} src={source} alt={label} />}
        </DialogFrame>
      )}
    </>
  );
}

function PdfButton({ id, label }: { id: string; label: string }) {
  const download = async () => {
    const [{ downloadFile }, { ownPage }] = await Promise.all([
      import('../../kit/lib/download'),
      import('../../kit/session/ownPage'),
    ]);
    const failure = 'Failed to download the PDF. Please try again.';
    await downloadFile({ path: filePath(id), fallbackName: 'receipt.pdf', failure }, ownPage()).catch(
      ({ message }: Error) => notify.error(message),
    );
  };
  return (
    <Button size="small" aria-label={`Download PDF: ${label}`} onClick={() => void download()}>
      PDF
    </Button>
  );
}
