/**
 * Fluent's own Tabs are these plus 17 kB that move the focus among arbitrary elements; tabs are one row. With them, the
 * company's page would be 2 kB and a person's 12 kB over their budget (web/bundleBudgets.ts).
 */
import {
  renderTab_unstable as renderTab,
  renderTabList_unstable as renderTabList,
  slot,
  type TabListProps,
  type TabProps,
  type TabState,
  useTabListContextValues_unstable as useTabListContextValues,
  useTabListStyles_unstable as useTabListStyles,
  useTabStyles_unstable as useTabStyles,
} from '@fluentui/react-components';
import {
  useTabBase_unstable as useTabBase,
  useTabListBase_unstable as useTabListBase,
} from '@fluentui/react-tabs';
import { type KeyboardEvent, useRef } from 'react';

/** Fluent's TabList, in a row. */
export function TabList(props: TabListProps) {
  const { onKeyDown } = props;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    moveInTabs(event);
  };
  const base = useTabListBase({ ...props, onKeyDown: move }, useRef(null));
  const state = {
    ...base,
    appearance: 'transparent' as const,
    reserveSelectedTabSpace: true,
    size: 'medium' as const,
  };
  useTabListStyles(state);
  return renderTabList(state, useTabListContextValues(state));
}

/** Fluent's Tab: the Tab key reaches the selected one, the arrow keys the others. */
export function Tab(props: TabProps) {
  const base = useTabBase(props, useRef(null));
  const state = {
    ...base,
    components: { ...base.components, contentReservedSpace: 'span' as const },
    root: { tabIndex: base.selected ? 0 : -1, ...base.root },
    contentReservedSpace: slot.optional(undefined, {
      renderByDefault: !base.selected,
      defaultProps: { children: props.children },
      elementType: 'span',
    }) as TabState['contentReservedSpace'],
    appearance: 'transparent' as const,
    size: 'medium' as const,
  };
  useTabStyles(state);
  return renderTab(state);
}

/** Moves the focus along a row of tabs: to the next, around the ends, to the first, to the last. */
function moveInTabs(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const places: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const to = places[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}
