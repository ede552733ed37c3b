import { Button, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { counted } from '../../kit/lib/labels';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden';
import type { Item } from './items';
import { LIST_ID, optionId, PaletteList } from './PaletteList';
import { noteChosen } from './recent';
import { usePaletteItems } from './usePaletteItems';

const useStyles = makeStyles({
  field: { width: '100%', border: 'none', '::after': { display: 'none' } },
  rule: { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  note: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground2,
  },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

const WHAT = 'a name, a screen, a week (nov 16, last week), or a number (#12, C‑17‑26)';

/** Kinds that people choose repeatedly; people look for a number or a week only once. */
const isUsual = ({ kind }: Item): boolean => kind === 'Person' || kind === 'Action' || kind === 'Screen';

/** The field and its results: a combobox whose list is always open. */
export function PaletteSearch({
  onChoose,
}: {
  onChoose: (leads: Exclude<Item['leads'], { fill: string }>) => void;
}) {
  const styles = useStyles();
  const [text, setText] = useState('');
  // The option chosen by the arrows or the pointer; the best one until then.
  const [pointed, setPointed] = useState<string | null>(null);
  const [isEntered, setEntered] = useState(false);
  const { items, user, isPending, hasFailed, hasMore, retry } = usePaletteItems(text);
  const active = Math.max(
    0,
    items.findIndex(({ key }) => key === pointed),
  );

  const type = (next: string) => {
    setText(next);
    setPointed(null);
    setEntered(false);
  };
  const choose = (item: Item | undefined) => {
    if (!item) return;
    const { leads } = item;
    if ('fill' in leads) return type(leads.fill);
    if (isUsual(item)) noteChosen(user.id, item.key);
    onChoose(leads);
  };
  // Enter before the result has loaded chooses its best option.
  const chooseBest = useEffectEvent(() => choose(items[active]));
  useEffect(() => {
    if (!isEntered || isPending) return;
    setEntered(false);
    chooseBest();
  }, [isEntered, isPending]);

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    if (items.length > 0) setPointed(items.at(to % items.length)!.key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, active + 1);
    if (event.key === 'ArrowUp') move(event, active - 1);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (pointed === null && isPending) setEntered(true);
      else choose(items[active]);
    }
  };
  const isEmpty = items.length === 0 && !isPending && !hasFailed;
  return (
    <>
      <Input
        appearance="filled-lighter"
        size="large"
        autoFocus
        className={styles.field}
        contentBefore={<SearchRegular />}
        placeholder="People, weeks, numbers, screens"
        value={text}
        onChange={(_event, { value }) => type(value)}
        input={{
          role: 'combobox',
          autoComplete: 'off',
          spellCheck: false,
          'aria-label': 'Search',
          'aria-expanded': items.length > 0,
          'aria-controls': LIST_ID,
          'aria-autocomplete': 'list',
          'aria-activedescendant': items.length > 0 ? optionId(active) : undefined,
          onKeyDown,
        }}
      />
      <div className={styles.rule}>
        {items.length > 0 && (
          <PaletteList
            items={items}
            active={active}
            onPoint={(index) => setPointed(items[index]!.key)}
            onChoose={choose}
          />
        )}
        {isEmpty && <p className={styles.note}>Nothing found. Search for {WHAT}.</p>}
        {hasFailed && (
          <p role="alert" className={styles.note}>
            Couldn’t search people and numbers. <Button onClick={retry}>Retry</Button>
          </p>
        )}
        {hasMore && !isPending && (
          <p className={styles.note}>There are more. Keep typing to narrow them down.</p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{isPending ? '' : counted(items.length, 'result')}</span>
      </VisuallyHidden>
    </>
  );
}
