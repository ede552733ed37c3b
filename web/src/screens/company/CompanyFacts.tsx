import { formatFullDay } from 'rules/dayFormats';
import { type Company, phoneLink, saferLink } from './company';
import { SampleTag } from './SampleTag';

/** The company's legal and contact data. */
export function CompanyFacts({ company }: { company: Company }) {
  const facts: [label: string, value: string | null, field?: keyof Company][] = [
    ['Legal name', company.legalName, 'legalName'],
    ['USDOT number', company.usdotNumber, 'usdotNumber'],
    ['MC number', company.mcNumber, 'mcNumber'],
    ['Operation', 'Interstate freight carrier'],
    ['Operating since', formatFullDay(company.operatingSince)],
    ['Operating status', company.operatingStatus],
  ];
  const isSample = (field: keyof Company) => company.sampleFields.includes(field);
  return (
    <div className="band columns">
      <section aria-labelledby="company">
        <h2 id="company">The company</h2>
        <dl className="facts">
          {facts.map(
            ([label, value, field]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {field && <SampleTag company={company} field={field} />}
                    {field === 'usdotNumber' && !isSample(field) && (
                      <>
                        {' '}
                        <a href={saferLink(value)}>SAFER record</a>
                      </>
                    )}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact">Contact</h2>
        <address>
          <span>
            {company.street}
            <SampleTag company={company} field="street" />
            <br />
            {company.city}, {company.state} {company.zip}
            <SampleTag company={company} field="zip" />
          </span>
          <span>
            <a href={phoneLink(company.phone)}>{company.phone}</a>
            <SampleTag company={company} field="phone" />
          </span>
          <span>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <SampleTag company={company} field="email" />
          </span>
        </address>
      </section>
    </div>
  );
}
