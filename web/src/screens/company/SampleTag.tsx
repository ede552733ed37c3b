import type { Company } from './company';

/** Marks a fact of the public page as a sample until the company has replaced it. */
export const SampleTag = ({ company, field }: { company: Company; field: keyof Company }) =>
  company.sampleFields.includes(field) ? (
    <>
      {' '}
      <span className="sample">Sample</span>
    </>
  ) : null;
