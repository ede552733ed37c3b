import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { PersonTabs_query$key } from '../../__generated__/PersonTabs_query.graphql';
import type { PersonTabs_refresh$key } from '../../__generated__/PersonTabs_refresh.graphql';
import type { PersonTabs_user$key } from '../../__generated__/PersonTabs_user.graphql';
import { ScreenRegion } from '../../kit/relay/ScreenRegion';
import { lazyPart } from '../../kit/ui/lazyPart';
import { PartTabs } from '../../kit/ui/PartTabs';
import { Section } from '../../kit/ui/Section';
import { SkeletonLines } from '../../kit/ui/Skeletons';
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
const ReceiptsCard = lazyPart(async () => (await import('./ReceiptsCard')).ReceiptsCard);
const TaxTab = lazyPart(async () => (await import('./TaxTab')).TaxTab);
const PayByMonth = lazyPart(async () => (await import('./PayByMonth')).PayByMonth);
const ContactCard = lazyPart(async () => (await import('./ContactCard')).ContactCard);
const AccessCard = lazyPart(async () => (await import('./AccessCard')).AccessCard);
const HistoryCard = lazyPart(async () => (await import('./HistoryCard')).HistoryCard);

const useStyles = makeStyles({
  root: { minWidth: 0 },
  panel: { display: 'grid', gap: '16px', marginTop: '16px' },
});

type PersonTabsProps = { user: PersonTabs_user$key; query: PersonTabs_query$key; queryRef: unknown };

/** The parts of the page that the viewer may read; the address names the open one. */
export function PersonTabs({ user: userKey, query: queryKey, queryRef }: PersonTabsProps) {
  const styles = useStyles();
  const user = useFragment(
    graphql`
      fragment PersonTabs_user on User @throwOnFieldError {
        viewerCanReadPay
        ...PayTab_user
        ...DaysTab_user @include(if: $days) @alias(as: "days") @arguments(first: $first)
        ...PayByMonth_user @include(if: $bankAccount) @alias(as: "months")
        ...BankAccountCard_user @include(if: $bankAccount) @alias(as: "bankAccount")
        ...LeaverCard_user @include(if: $pay) @alias(as: "leaver")
        ...OpeningBalances_user @include(if: $pay) @alias(as: "openings")
        ...BalanceTab_user @include(if: $pay) @alias(as: "balance") @arguments(first: $first)
        ...ContactCard_user @include(if: $account) @alias(as: "contact")
        ...AccessCard_user @include(if: $access) @alias(as: "access")
        ...PersonTabs_refresh
      }
    `,
    userKey,
  );
  // What the page's own acts change in the open tab, beside the field they are about.
  const refreshed = useFragment<PersonTabs_refresh$key>(
    graphql`
      fragment PersonTabs_refresh on User {
        ...TaxTab_user @include(if: $tax) @alias(as: "tax")
        ...HistoryCard_user @include(if: $history) @alias(as: "history") @arguments(first: $first)
      }
    `,
    user,
  );
  const query = useFragment(
    graphql`
      fragment PersonTabs_query on Query {
        ...DaysTab_query @include(if: $paidDays) @alias(as: "paidDays") @arguments(userId: $userId)
        ...PayTab_query @include(if: $pay) @alias(as: "pay") @arguments(userId: $userId, first: $first)
        ...ReceiptsCard_query @include(if: $pay) @alias(as: "receipts") @arguments(userId: $userId, first: $first)
        ...TaxTab_query @include(if: $tax) @alias(as: "tax") @arguments(userId: $userId, first: $first)
      }
    `,
    queryKey,
  );
  const [params] = useSearchParams();
  const tab = openTab(readTab(params), user);
  // A tab that does not exist, such as a former one, leads to an existing one.
  if (params.get('tab') !== null && params.get('tab') !== tab)
    return <Navigate replace to={{ search: tabSearch(tab) }} />;
  const part = (failure: string) => ({ queryRef, failure, loading: null });
  const parts: Record<PersonTab, ReactNode> = {
    pay: query.pay && (
      <>
        {user.leaver && (
          <ScreenRegion {...part('Failed to load what is still open')}>
            <LeaverCard user={user.leaver} />
          </ScreenRegion>
        )}
        <ScreenRegion {...part('Failed to load pay statements')}>
          <PayTab query={query.pay} user={user} />
        </ScreenRegion>
        {user.months && (
          <ScreenRegion {...part('Failed to load pay by month')}>
            <PayByMonth user={user.months} />
          </ScreenRegion>
        )}
        {user.balance && (
          <ScreenRegion {...part('Failed to load the balance')}>
            <BalanceTab user={user.balance} rows={ROWS} />
          </ScreenRegion>
        )}
        {query.receipts && (
          <ScreenRegion {...part('Failed to load receipts')}>
            <ReceiptsCard query={query.receipts} />
          </ScreenRegion>
        )}
        {user.bankAccount && (
          <ScreenRegion {...part('Failed to load the bank account')}>
            <BankAccountCard user={user.bankAccount} />
          </ScreenRegion>
        )}
        {user.openings && (
          <ScreenRegion {...part('Failed to load opening balances')}>
            <OpeningBalances user={user.openings} />
          </ScreenRegion>
        )}
      </>
    ),
    days: user.days && <DaysTab user={user.days} paid={query.paidDays ?? null} queryRef={queryRef} />,
    tax: refreshed.tax && query.tax && <TaxTab user={refreshed.tax} query={query.tax} />,
    account: user.contact && (
      <>
        {/* People open the history more often than the sign-in. */}
        {refreshed.history && (
          <ScreenRegion {...part('Failed to load history')}>
            <HistoryCard user={refreshed.history} />
          </ScreenRegion>
        )}
        <ContactCard user={user.contact} />
        {user.access && (
          <ScreenRegion {...part('Failed to load access')}>
            <AccessCard user={user.access} />
          </ScreenRegion>
        )}
      </>
    ),
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
      <PartTabs
        tabs={tabs}
        open={tab}
        toAddress={(name) => ({ search: tabSearch(name) })}
        className={styles.panel}
      >
        <ScreenRegion
          key={tab}
          queryRef={queryRef}
          failure={`Failed to load ${label.toLowerCase()}`}
          loading={loading}
        >
          {parts[tab] ?? loading}
        </ScreenRegion>
      </PartTabs>
    </div>
  );
}
