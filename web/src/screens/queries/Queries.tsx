import { Field, Select } from '@fluentui/react-components';
import { listTaxYears } from 'rules/taxYears';
import { FilterBar } from '../../kit/ui/FilterBar';
import { Section } from '../../kit/ui/Section';
import { useFilters } from '../../kit/ui/useFilters';
import { type Choice, queryChoice } from './choice';
import { about, lastQuarter, quarters, readPeriod } from './period';
import { ReadyQueryCard } from './ReadyQueryCard';
import { readyQueries } from './readyQueries';
import { readTool, tools } from './tools';

type ReadyQueriesProps = {
  /** The company's day, which decides the default quarter. */
  today: string;
  /** The portal's own address. */
  origin: string;
};

/** The queries for a period and a tool, both in the address. */
export function ReadyQueries({ today, origin }: ReadyQueriesProps) {
  const [chosen, choose] = useFilters(queryChoice);
  const period = readPeriod(chosen, lastQuarter(today));
  const tool = readTool(chosen);
  const years = listTaxYears(Number(today.slice(0, 4)));
  const change = (choice: Partial<Choice>) => choose(choice, { replace: true });
  return (
    <>
      <Section>
        <FilterBar label="What the queries are about" bare>
          <Field label="Year">
            <Select value={String(period.year)} onChange={(_event, { value }) => change({ year: value })}>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </Select>
          </Field>
          <Field label="Quarter">
            <Select
              value={String(period.quarter)}
              onChange={(_event, { value }) => change({ quarter: value })}
            >
              {quarters.map((quarter) => (
                <option key={quarter} value={quarter}>
                  Q{quarter}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Show for">
            <Select value={tool.key} onChange={(_event, { value }) => change({ tool: value })}>
              {tools.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </FilterBar>
      </Section>
      {readyQueries
        .map((each) => about(each, period))
        .map((ready) => (
          // A new period discards the result.
          <ReadyQueryCard
            key={`${ready.key} ${Object.values(ready.variables)}`}
            ready={ready}
            tool={tool}
            origin={origin}
          />
        ))}
    </>
  );
}
