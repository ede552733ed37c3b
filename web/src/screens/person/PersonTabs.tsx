import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { PersonTabs_query$key } from '../../__generated__/PersonTabs_query.graphql';
import type { PersonTabs_user$key } from '../../__generated__/PersonTabs_user.graphql';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
import { Tab, TabList } from '../../kit/ui/Tabs';
import { DaysTab } from './DaysTab';
import { ROWS } from './pageSizes';
import { openTab, PERSON_TABS, type PersonTab, readTab, tabSearch } from './personTabs';

const PayTab = lazyPart(async () => (await import('./PayTab')).PayTab);
const BankAccountCard = lazyPart(
  async () => (await import('../bankAccount/BankAccountCard')).BankAccountCard,
);
const LeaverCard = lazyPart(async () => (await import('./LeaverCard')).LeaverCard);
const OpeningBalances = lazyPart(async () => (await import('../openings/OpeningBalances')).OpeningBalances);
const BalanceTab = lazyPart(async () => (await import('../plans/BalanceTab')).BalanceTab);
const ReceiptsTab = lazyPart(async () => (await import('./ReceiptsTab')).ReceiptsTab);
const TaxTab = lazyPart(async () => (await import('./TaxTab')).TaxTab);
const DocumentsTab = lazyPart(async () => (await import('./DocumentsTab')).DocumentsTab);
const AccessTab = lazyPart(async () => (await import('./AccessTab')).AccessTab);
const HistoryTab = lazyPart(async () => (await import('./HistoryTab')).HistoryTab);

const useStyles = makeStyles({
  root: { minWidth: 0 },
  // In line with the heading: the tabs bring their own padding. On a phone they scroll aside.
  list: { marginInlineStart: '-10px', overflowX: 'auto', overflowY: 'hidden' },
  tab: { flexShrink: 0 },
  panel: { display: 'grid', gap: '16px', minWidth: 0, marginTop: '16px' },
});

type PersonTabsProps = { user: PersonTabs_user$key; query: PersonTabs_query$key; queryRef: unknown };

/** The parts of the page, those that the viewer may read; which one is open is in the address. */
export function PersonTabs({ user: userKey, query: queryKey, queryRef }: PersonTabsProps) {
  const styles = useStyles();
  const id = useId();
  const user = useFragment(
    graphql`
      fragment PersonTabs_user on User @throwOnFieldError {
        viewerCanReadPay
        ...PayTab_user
        viewerCanReadAccess
        viewerCanReadHistory
        ...DaysTab_user @include(if: $days) @alias(as: "days") @arguments(first: $first)
        ...BankAccountCard_user @include(if: $bankAccount) @alias(as: "bankAccount")
        ...LeaverCard_user @include(if: $pay) @alias(as: "leaver")
        ...OpeningBalances_user @include(if: $pay) @alias(as: "openings")
        ...BalanceTab_user @include(if: $balance) @alias(as: "balance") @arguments(first: $first)
        ...TaxTab_user @include(if: $tax) @alias(as: "tax")
        ...AccessTab_user @include(if: $access) @alias(as: "access")
        ...HistoryTab_user @include(if: $history) @alias(as: "history") @arguments(first: $first)
      }
    `,
    userKey,
  );
  const query = useFragment(
    graphql`
      fragment PersonTabs_query on Query {
        ...PayTab_query @include(if: $pay) @alias(as: "pay") @arguments(userId: $userId, first: $first)
        ...ReceiptsTab_query @include(if: $receipts) @alias(as: "receipts") @arguments(userId: $userId, first: $first)
        ...TaxTab_query @include(if: $tax) @alias(as: "tax") @arguments(userId: $userId, first: $first)
        ...DocumentsTab_query @include(if: $documents) @alias(as: "documents") @arguments(userId: $userId, first: $first)
      }
    `,
    queryKey,
  );
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = readTab(params);
  const tab = openTab(named, user);
  if (tab !== named) return <Navigate replace to={{ search: tabSearch(tab) }} />;
  const parts: Record<PersonTab, ReactNode> = {
    days: user.days && <DaysTab user={user.days} />,
    pay: query.pay && (
      <>
        {user.bankAccount && (
          <ScreenRegion queryRef={queryRef} failure="Failed to load the bank account" loading={null}>
            <BankAccountCard user={user.bankAccount} />
          </ScreenRegion>
        )}
        {user.leaver && (
          <ScreenRegion queryRef={queryRef} failure="Failed to load what is still open" loading={null}>
            <LeaverCard user={user.leaver} />
          </ScreenRegion>
        )}
        <PayTab query={query.pay} user={user} />
        {user.openings && (
          <ScreenRegion queryRef={queryRef} failure="Failed to load opening balances" loading={null}>
            <OpeningBalances user={user.openings} />
          </ScreenRegion>
        )}
      </>
    ),
    balance: user.balance && <BalanceTab user={user.balance} rows={ROWS} />,
    receipts: query.receipts && <ReceiptsTab query={query.receipts} />,
    tax: user.tax && query.tax && <TaxTab user={user.tax} query={query.tax} />,
    documents: query.documents && <DocumentsTab query={query.documents} />,
    access: user.access && <AccessTab user={user.access} />,
    history: user.history && <HistoryTab user={user.history} />,
  };
  const tabs = PERSON_TABS.filter(({ isFor }) => isFor(user));
  const { label } = PERSON_TABS.find(({ name }) => name === tab)!;
  const loading = (
    <Section>
      <SkeletonLines lines={6} label={`Loading ${label.toLowerCase()}...`} />
    </Section>
  );
  return (
    <div className={styles.root}>
      <TabList
        className={styles.list}
        selectedValue={tab}
        onTabSelect={(_event, { value }) =>
          navigate({ search: tabSearch(value as PersonTab) }, { preventScrollReset: true })
        }
      >
        {tabs.map(({ name, label }) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            className={styles.tab}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        <ScreenRegion
          key={tab}
          queryRef={queryRef}
          failure={`Failed to load ${label.toLowerCase()}`}
          loading={loading}
        >
          {parts[tab] ?? loading}
        </ScreenRegion>
      </div>
    </div>
  );
}
