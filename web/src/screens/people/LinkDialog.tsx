import { Field, Input, makeStyles } from '@fluentui/react-components';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart';
import { ShownOnceDialog } from '../../kit/ui/ShownOnceDialog';

// Someone next to the user can scan it.
const QrCode = lazyPart(async () => (await import('../../kit/ui/QrCode')).QrCode);

const useStyles = makeStyles({ code: { alignSelf: 'center', display: 'flex' } });

type LinkDialogProps = {
  title: string;
  name: string;
  link: string;
  hint: string;
  onClose: () => void;
};

/** A link to hand over. */
export function LinkDialog({ title, name, link, hint, onClose }: LinkDialogProps) {
  const styles = useStyles();
  return (
    <ShownOnceDialog title={title} noun="link" secret={link} onClose={onClose}>
      <Field label={`Link for ${name}`} hint={hint}>
        <Input readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <span className={styles.code}>
        <Suspense>
          <QrCode text={link} label={`QR code of the link for ${name}`} />
        </Suspense>
      </span>
    </ShownOnceDialog>
  );
}
