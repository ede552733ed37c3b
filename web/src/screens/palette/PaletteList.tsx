import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { media } from '../../kit/ui/breakpoints';
import type { Item } from './items';

const useStyles = makeStyles({
  list: {
    padding: tokens.spacingVerticalXS,
    overflowY: 'auto',
    // About as many options as people can take in at once.
    maxHeight: 'min(440px, 60vh)',
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    '& svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  label: { ...typographyStyles.body1, display: 'block' },
  detail: { ...typographyStyles.caption1, display: 'block', color: tokens.colorNeutralForeground3 },
  kind: {
    ...typographyStyles.caption1,
    marginLeft: 'auto',
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
  },
});

export const LIST_ID = 'palette-list';
export const optionId = (index: number): string => `palette-option-${index}`;

type Props = {
  items: readonly Item[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (item: Item) => void;
};

/** The list of the combobox: the focus stays in the field, which names the active option. */
export function PaletteList({ items, active, onPoint, onChoose }: Props) {
  const styles = useStyles();
  const activeRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever option the reference is now
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [active, items.length]);
  return (
    <div id={LIST_ID} role="listbox" aria-label="Results" className={styles.list}>
      {items.map((item, index) => {
        const { key, kind, label, detail, Icon } = item;
        const isActive = index === active;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={`${kind} ${key}`}
            ref={isActive ? activeRef : undefined}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={isActive}
            className={mergeClasses(styles.option, isActive && styles.active)}
            onPointerMove={() => onPoint(index)}
            // A press must not take the focus from the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <Icon aria-hidden />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            <span className={styles.kind}>{kind}</span>
          </div>
        );
      })}
    </div>
  );
}
