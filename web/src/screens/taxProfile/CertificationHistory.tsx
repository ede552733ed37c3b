import { graphql, useFragment } from 'react-relay';
import type {
  CertificationHistory_profile$data,
  CertificationHistory_profile$key,
} from '../../__generated__/CertificationHistory_profile.graphql';
import { DataTable } from '../../kit/ui/DataTable';
import type { Column } from '../../kit/ui/dataTable';
import { Instant } from '../../kit/ui/Instant';
import { Section } from '../../kit/ui/Section';
import { taxClassText } from './taxProfileLabels';

type Row = CertificationHistory_profile$data[number];

const columns: readonly Column<Row>[] = [
  { key: 'version', header: 'Version', cell: ({ version }) => `Form W-9 #${version}`, nowrap: true },
  { key: 'signed', header: 'Signed', cell: ({ signedAt }) => <Instant at={signedAt} />, nowrap: true },
  { key: 'name', header: 'Name', cell: ({ legalName }) => legalName },
  { key: 'class', header: 'Tax classification', cell: taxClassText, importance: 3 },
  {
    key: 'number',
    header: 'Number',
    cell: ({ maskedTaxNumber }) => maskedTaxNumber,
    nowrap: true,
    importance: 2,
  },
];

/** Every signed form, newest first: a new form never overwrites an old one. */
export function CertificationHistory(props: { profiles: CertificationHistory_profile$key }) {
  const rows = useFragment(
    graphql`
      fragment CertificationHistory_profile on TaxProfile @relay(plural: true) @throwOnFieldError {
        id
        version
        signedAt
        legalName
        taxClass
        llcClass
        otherClass
        maskedTaxNumber
      }
    `,
    props.profiles,
  );
  return (
    <Section title="History" flush>
      <DataTable
        label="Signed Forms W-9"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty="Nothing signed yet."
      />
    </Section>
  );
}
