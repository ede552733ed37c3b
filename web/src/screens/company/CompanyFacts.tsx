import { formatFullDay } from 'rules/dayFormats';
import { type Company, phoneLink, saferLink } from './company';

/** Who the company is before the law, and how to reach it. */
export function CompanyFacts({ company }: { company: Company }) {
  const facts = [
    ['Legal name', company.legalName],
    ['USDOT number', company.usdotNumber],
    ['MC number', company.mcNumber],
    ['Operation', 'Interstate freight carrier'],
    ['Operating since', formatFullDay(company.operatingSince)],
    ['Operating status', company.operatingStatus],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <div className="band columns">
      <section aria-labelledby="company">
        <h2 id="company">The company</h2>
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {label === 'USDOT number' && (
                  <>
                    {' '}
                    <a href={saferLink(value)}>SAFER record</a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact">Contact</h2>
        <address>
          <span>
            {company.street}
            <br />
            {company.city}, {company.state} {company.zip}
          </span>
          <a href={phoneLink(company.phone)}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </address>
      </section>
    </div>
  );
}
