import { Field, Input, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { todayHere } from 'rules/zonedDays';
import type {
  useWorkRelation_user$key,
  WorkRelation,
} from '../../__generated__/useWorkRelation_user.graphql';
import { useSetWorkRelation } from '../people/useSetWorkRelation';

/** On a phone, the field appears below what is seen of the dialog. */
const reveal = (field: HTMLElement | null) => field?.scrollIntoView({ block: 'nearest' });

/** A field for whether another person is a contractor or an employee, and the function that saves a change. */
export function useWorkRelation(user: useWorkRelation_user$key) {
  const { id, workRelation, viewerCanSetWorkRelation } = useFragment(
    graphql`
      fragment useWorkRelation_user on User @throwOnFieldError {
        id
        workRelation
        viewerCanSetWorkRelation
      }
    `,
    user,
  );
  const [chosen, choose] = useState<WorkRelation | ''>(workRelation ?? '');
  const [since, setSince] = useState<string>(todayHere);
  const [set, isBusy] = useSetWorkRelation();
  const isChange = workRelation != null && chosen !== workRelation;
  const save = async (): Promise<boolean> =>
    chosen === '' ||
    chosen === workRelation ||
    (await set({ input: { userId: id, relation: chosen, since: isChange && since ? since : null } })).ok;
  const field = viewerCanSetWorkRelation && (
    <>
      <Field
        label="Work relation"
        hint="Contractors get a Form 1099-NEC, employees a W-2 from the payroll provider."
      >
        <Select value={chosen} onChange={(_event, { value }) => choose(value as WorkRelation | '')}>
          {!workRelation && <option value="">Not known</option>}
          <option value="CONTRACTOR">Contractor</option>
          <option value="EMPLOYEE">Employee</option>
        </Select>
      </Field>
      {isChange && (
        <Field
          label={chosen === 'EMPLOYEE' ? 'Employee since' : 'Contractor since'}
          hint={`What was paid before this day stays on a ${chosen === 'EMPLOYEE' ? '1099' : 'W-2'}.`}
          ref={reveal}
        >
          <Input
            type="date"
            required
            max={todayHere()}
            value={since}
            onChange={(_event, { value }) => setSince(value)}
          />
        </Field>
      )}
    </>
  );
  return { field, save, isBusy };
}
