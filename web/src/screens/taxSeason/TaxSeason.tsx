import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TaxSeason_figures$key } from '../../__generated__/TaxSeason_figures.graphql';
import type { TaxSeason_season$key } from '../../__generated__/TaxSeason_season.graphql';
import refetchQuery, { type TaxSeasonRefetchQuery } from '../../__generated__/TaxSeasonRefetchQuery.graphql';
import { extractRows } from '../../kit/relay/extractRows';
import { useRefresh } from '../../kit/relay/useRefresh';
import { lazyDialog } from '../../kit/ui/lazyDialog';
import { lazyPart } from '../../kit/ui/lazyPart';
import { Pager } from '../../kit/ui/Pager';
import { Section } from '../../kit/ui/Section';
import { useFilters } from '../../kit/ui/useFilters';
import { SeasonActions } from './SeasonActions';
import { SeasonBlocks } from './SeasonBlocks';
import { SeasonCards } from './SeasonCards';
import { SeasonFilterBar } from './SeasonFilterBar';
import { SeasonHead } from './SeasonHead';
import { SeasonTable } from './SeasonTable';
import { pageSize, seasonFilters } from './seasonFilters';
import { useIrisDialog } from './useIrisDialog';
import { usePayeeDialog } from './usePayeeDialog';
import { useYearChoice } from './useYearChoice';
import { YearPicker } from './YearPicker';

// A year has one only once its forms were generated together.
const FormBatchPanel = lazyPart(async () => (await import('./FormBatchPanel')).FormBatchPanel);
const GenerateDialog = lazyDialog(async () => (await import('./GenerateDialog')).GenerateDialog);
const ThresholdDialog = lazyDialog(async () => (await import('./ThresholdDialog')).ThresholdDialog);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
});

type TaxSeasonProps = {
  season: TaxSeason_season$key;
  today: string;
};

type Dialog = 'generate' | 'threshold';

/** The board of a tax year: its rules, the numbers, the payees, and the possible actions. */
export function TaxSeason({ today, ...props }: TaxSeasonProps) {
  const styles = useStyles();
  const season = useFragment(
    graphql`
      fragment TaxSeason_season on TaxSeason
      @refetchable(queryName: "TaxSeasonRefetchQuery")
      @throwOnFieldError {
        id
        year
        ...TaxSeason_figures
        rows(first: $first, after: $after, search: $search, only: $only) {
          totalCount
          edges {
            node @catch(to: RESULT) {
              ...SeasonTable_row
            }
          }
        }
        batch {
          id
          ...FormBatchPanel_batch
        }
      }
    `,
    props.season,
  );
  const figures = useFragment<TaxSeason_figures$key>(
    graphql`
      fragment TaxSeason_figures on TaxSeason @throwOnFieldError {
        isClosed
        threshold
        totals {
          payees
          ready
          missing
          ...SeasonCards_totals
        }
        ...SeasonBlocks_season
        ...SeasonHead_season
        ...SeasonActions_season
      }
    `,
    season,
  );
  const { id, year, batch } = season;
  const refresh = useRefresh<TaxSeasonRefetchQuery>(refetchQuery, { id });
  const { isClosed, threshold, totals } = figures;
  const hasPayees = totals.payees > 0;
  const [, change, { search, only, page }] = useFilters(seasonFilters);
  const choice = useYearChoice(year);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const payee = usePayeeDialog(year);
  const iris = useIrisDialog(year);
  const close = () => setDialog(null);
  return (
    <>
      <div className={styles.bar}>
        <YearPicker value={choice.shown} today={today} onChange={choice.choose} />
        <SeasonActions season={figures} onGenerate={() => setDialog('generate')} onIris={iris.open} />
      </div>
      <SeasonBlocks season={figures} onThreshold={() => setDialog('threshold')} />
      <SeasonHead season={figures} today={today} onThreshold={() => setDialog('threshold')} />
      {hasPayees && <SeasonCards year={year} isClosed={isClosed} totals={totals} />}
      {batch && (
        <Suspense>
          <FormBatchPanel key={batch.id} batch={batch} onFinished={() => void refresh()} />
        </Suspense>
      )}
      <Section flush title="Payees">
        {hasPayees && <SeasonFilterBar />}
        <SeasonTable
          payees={extractRows(season.rows)}
          year={year}
          isFiltered={search !== '' || only !== null}
          isRefreshing={choice.isPending}
          onOpen={payee.open}
        />
        <Pager
          label="payees"
          page={page}
          pageSize={pageSize}
          total={season.rows.totalCount}
          onPage={(next) => change({ page: next })}
        />
      </Section>
      {dialog === 'generate' && (
        <GenerateDialog year={year} ready={totals.ready} missing={totals.missing} onClose={close} />
      )}
      {dialog === 'threshold' && <ThresholdDialog year={year} threshold={threshold} onClose={close} />}
      {iris.dialog}
      {payee.dialog}
    </>
  );
}
