import { makeStyles } from '@fluentui/react-components';
import { encode } from 'uqr';

// Black on white in every theme, because cameras need it.
const useStyles = makeStyles({
  root: { width: '200px', height: '200px', backgroundColor: '#fff', color: '#000' },
});

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles();
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
