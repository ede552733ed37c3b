import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { QuarterSeason_query$key } from '../../__generated__/QuarterSeason_query.graphql';
import { counted } from '../../kit/lib/labels';
import { extractRows } from '../../kit/relay/extractRows';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { FailedRows } from '../../kit/ui/FailedRows';
import { Section } from '../../kit/ui/Section';
import { TextLink } from '../../kit/ui/TextLink';
import { PersonLink } from '../people/PersonLink';
import { OpenLine } from './OpenLine';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  text: { ...typographyStyles.body1, margin: 0 },
});

/** The progress of the year's forms, and the open decisions. */
export function QuarterSeason({ query }: { query: QuarterSeason_query$key }) {
  const styles = useStyles();
  const { taxSeason } = useFragment(
    graphql`
      fragment QuarterSeason_query on Query @throwOnFieldError {
        taxSeason {
          year
          totals {
            payees
            notNeeded
            ready
            missing
            conflict
            done
            withoutW9
            undecided
            unconfirmed
          }
          rows(first: 5, only: MISSING) {
            totalCount
            edges {
              node @catch(to: RESULT) {
                user {
                  id
                  ...PersonLink_user
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  if (!taxSeason) return null;
  const { year, totals } = taxSeason;
  const { payees, notNeeded, done, ready, missing, conflict } = totals;
  const { rows, failed } = extractRows(taxSeason.rows);
  const at = (only?: string) => `/dashboard/tax-season?year=${year}${only ? `&only=${only}` : ''}`;
  const more = taxSeason.rows.totalCount - rows.length - failed;
  const lines = [
    { count: totals.withoutW9, text: `${counted(totals.withoutW9, 'payee has', 'payees have')} no W-9` },
    {
      count: totals.undecided,
      text: `${counted(totals.undecided, 'payee has', 'payees have')} runs that are neither paid nor void`,
    },
    {
      count: totals.unconfirmed,
      text: `${counted(totals.unconfirmed, 'payee is', 'payees are')} not confirmed as contractor or employee`,
    },
    {
      count: totals.conflict,
      text: `${counted(totals.conflict, 'payee shares', 'payees share')} a number under another name`,
    },
  ];
  return (
    <Section
      title={`Tax Season ${year}`}
      actions={
        <ButtonLink size="small" appearance="subtle" to={at()}>
          Open Tax Season
        </ButtonLink>
      }
    >
      <div className={styles.root}>
        <p className={styles.text}>
          {payees === 0
            ? 'No one was paid in this year yet.'
            : `${counted(payees - notNeeded, 'payee needs or may need a form', 'payees need or may need a form')}: ${done} done, ${ready} ready, ${missing + conflict} missing something.`}
        </p>
        <ul aria-label="Not decided yet" className={styles.list}>
          {lines.every(({ count }) => count === 0) && <OpenLine text="Everything is decided" />}
          {lines.map(
            ({ count, text }, index) =>
              count > 0 && <OpenLine key={text} text={text} to={at(index === 3 ? 'CONFLICT' : 'MISSING')} />,
          )}
        </ul>
        {rows.length > 0 && (
          <p className={styles.text}>
            Missing something:{' '}
            {rows.map(({ user }, index) => (
              <Fragment key={user.id}>
                {index > 0 && ', '}
                <PersonLink isInText user={user} />
              </Fragment>
            ))}
            {more > 0 && (
              <>
                , and <TextLink to={at('MISSING')}>{more.toLocaleString('en-US')} more</TextLink>
              </>
            )}
          </p>
        )}
        <FailedRows count={failed} />
      </div>
    </Section>
  );
}
