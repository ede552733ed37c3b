import { formatFullDay, formatMonth } from 'rules/dayFormats';
import { CompanyFacts } from './CompanyFacts';
import { type Company, phoneLink, readService } from './company';
import { LandingHeader } from './LandingHeader';
import { SampleTag } from './SampleTag';

/**
 * The company's public page, rendered only on the server without scripts, so nothing here may depend on one. Its styles
 * are in `landing.css`.
 */
export function Landing({ company }: { company: Company }) {
  return (
    <>
      <LandingHeader company={company} />
      <main>
        <Hero company={company} />
        {company.services.length > 0 && <Services services={company.services} />}
        {company.reviewText && <Review company={company} />}
        <CompanyFacts company={company} />
      </main>
      <footer className="footer">
        <div className="band">
          {company.legalName}
          <SampleTag company={company} field="legalName" /> · {company.city}, {company.state}
        </div>
      </footer>
    </>
  );
}

function Hero({ company }: { company: Company }) {
  const asOf = formatMonth(company.fleetAsOf.slice(0, 7));
  return (
    <div className="hero">
      <div className="band">
        <h1>Freight across state lines, from {company.city}.</h1>
        <p className="summary">
          A small interstate carrier that keeps its word: one dispatcher who knows your load, drivers who stay
          with it, and a call before you have to ask.
        </p>
        <a href={phoneLink(company.phone)} className="call">
          Call {company.phone}
        </a>
        <SampleTag company={company} field="phone" />
        <dl className="figures">
          {company.trucks > 0 && <Figure number={String(company.trucks)} label={`trucks (${asOf})`} />}
          {company.drivers > 0 && <Figure number={String(company.drivers)} label={`drivers (${asOf})`} />}
          <Figure
            number={company.operatingSince.slice(0, 4)}
            label={`operating since ${formatFullDay(company.operatingSince)}`}
          />
        </dl>
      </div>
    </div>
  );
}

function Figure({ number, label }: { number: string; label: string }) {
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd>{number}</dd>
    </div>
  );
}

function Review({ company }: { company: Company }) {
  return (
    <section className="tinted" aria-label="What a customer says">
      <figure className="band">
        <blockquote className="quote">
          “{company.reviewText}”<SampleTag company={company} field="reviewText" />
        </blockquote>
        {company.reviewAuthor && (
          <figcaption className="author">
            {company.reviewAuthor}
            <SampleTag company={company} field="reviewAuthor" />
          </figcaption>
        )}
      </figure>
    </section>
  );
}

function Services({ services }: Pick<Company, 'services'>) {
  return (
    <section className="band" aria-labelledby="services">
      <h2 id="services">Services</h2>
      <ul className="services">
        {services.map(readService).map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
