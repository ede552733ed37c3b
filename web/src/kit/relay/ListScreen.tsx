import type { ComponentProps, ReactNode } from 'react';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { ScreenRegion } from './ScreenRegion';

type Region = ComponentProps<typeof ScreenRegion>;

type ListScreenProps = Omit<ComponentProps<typeof Screen>, 'children' | 'width'> &
  Pick<Region, 'queryRef' | 'failure' | 'reason'> & {
    /** Above everything: tabs and notices. */
    notices?: ReactNode;
    /** The cards above the list. */
    cards?: Pick<Region, 'loading' | 'failed' | 'failedWhole' | 'children'>;
    /** They stay when the list fails. */
    filters?: ReactNode;
    /** The list's skeleton. */
    loading: ReactNode;
    list: ReactNode;
    /** Dialogs. */
    children?: ReactNode;
  };

/** A screen with one list. Its title, cards, filters and rows load separately, and each stays when another fails. */
export function ListScreen(props: ListScreenProps) {
  const { queryRef, failure, reason, notices, cards, filters, loading, list, children, ...screen } = props;
  return (
    <Screen {...screen}>
      {notices}
      {cards && <ScreenRegion queryRef={queryRef} failure={failure} {...cards} />}
      <Section flush>
        {filters}
        <ScreenRegion queryRef={queryRef} failure={failure} reason={reason} loading={loading}>
          {list}
        </ScreenRegion>
      </Section>
      {children}
    </Screen>
  );
}
