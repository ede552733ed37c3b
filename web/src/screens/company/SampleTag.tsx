import type { Company } from './company';

/** Says behind a fact of the public page that it is invented, until the company has replaced it. */
export const SampleTag = ({ company, field }: { company: Company; field: keyof Company }) =>
  company.sampleFields.includes(field) ? (
    <>
      {' '}
      <span className="sample">Sample</span>
    </>
  ) : null;
