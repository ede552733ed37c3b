import type { ContractorsScreenQuery } from '../../__generated__/ContractorsScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { AddPersonDialog } from '../people/AddPersonDialog';
import { useCreateContractor } from './useCreateContractor';
import { useInviteContractor } from './useInviteContractor';

/** Adds a contractor. The same request returns the page with the name in its place. */
export function AddContractorDialog({ onClose }: { onClose: () => void }) {
  const [create, isCreating] = useCreateContractor();
  const [invite, isInviting] = useInviteContractor();
  const variables = useScreenVariables<ContractorsScreenQuery>();
  return (
    <AddPersonDialog
      title="Add Contractor"
      passwordName="contractor-password"
      hint="It works for 7 days. The contractor picks a new one at first sign-in."
      busy={isCreating || isInviting}
      create={(input) => create({ input, ...variables() })}
      invite={(input) => invite({ input: { kind: 'CONTRACTOR', ...input }, ...variables() })}
      onClose={onClose}
    />
  );
}
