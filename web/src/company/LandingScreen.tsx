import { tokens, typographyStyles } from '@fluentui/react-theme';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useEffect } from 'react';
import { media } from '../ui/breakpoints';
import { CompanyHeader } from './CompanyHeader';
import { facts } from './facts';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    minHeight: '100vh',
  },
  band: {
    boxSizing: 'border-box',
    maxWidth: '1120px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    [media.phone]: { padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}` },
  },
  hero: {
    backgroundColor: tokens.colorBrandBackground3Static,
    color: tokens.colorNeutralForegroundStaticInverted,
  },
  heroBand: {
    paddingTop: '88px',
    paddingBottom: '88px',
    [media.phone]: { paddingTop: '48px', paddingBottom: '48px' },
  },
  headline: {
    ...typographyStyles.display,
    margin: 0,
    maxWidth: '18ch',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
    [media.belowMd]: { ...typographyStyles.title1 },
  },
  summary: {
    ...typographyStyles.subtitle2,
    fontWeight: 400,
    margin: `${tokens.spacingVerticalXL} 0 0`,
    maxWidth: '60ch',
  },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalXXL,
    margin: `${tokens.spacingVerticalXXXL} 0 0`,
  },
  figure: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: tokens.spacingVerticalXXS,
  },
  number: { ...typographyStyles.title1, margin: 0, fontVariantNumeric: 'tabular-nums' },
  figureLabel: { ...typographyStyles.body1 },
  heading: {
    ...typographyStyles.title2,
    margin: `0 0 ${tokens.spacingVerticalXL}`,
    [media.phone]: { ...typographyStyles.title3 },
  },
  services: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  service: {
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  serviceName: { ...typographyStyles.subtitle2, margin: `0 0 ${tokens.spacingVerticalXS}` },
  text: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2 },
  tinted: { backgroundColor: tokens.colorNeutralBackground2 },
  quote: { ...typographyStyles.title3, fontWeight: 400, margin: 0, maxWidth: '44ch', textWrap: 'pretty' },
  author: {
    ...typographyStyles.body1,
    marginTop: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground2,
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: tokens.spacingHorizontalXXXL,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  term: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  value: { ...typographyStyles.body1, margin: 0 },
  address: {
    ...typographyStyles.body1,
    fontStyle: 'normal',
    display: 'grid',
    gap: tokens.spacingVerticalS,
    justifyItems: 'start',
  },
  link: { color: tokens.colorBrandForegroundLink, paddingBlock: tokens.spacingVerticalXS },
  footer: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The company's public page. */
export function LandingScreen() {
  const styles = useStyles();
  const { fleet, contact, review } = facts;
  useEffect(() => {
    document.title = `${facts.shortName} · Philadelphia`;
  }, []);
  return (
    <div className={styles.root}>
      <CompanyHeader />
      <main>
        <div className={styles.hero}>
          <div className={mergeClasses(styles.band, styles.heroBand)}>
            <h1 className={styles.headline}>{facts.headline}</h1>
            <p className={styles.summary}>{facts.summary}</p>
            <dl className={styles.figures}>
              <Figure number={String(fleet.trucks)} label={`trucks (${fleet.asOf})`} />
              <Figure number={String(fleet.drivers)} label={`drivers (${fleet.asOf})`} />
              <Figure number="2023" label={`operating since ${facts.since}`} />
            </dl>
          </div>
        </div>
        <section className={styles.band} aria-labelledby="services">
          <h2 id="services" className={styles.heading}>
            Services
          </h2>
          <ul className={styles.services}>
            {facts.services.map(({ name, text }) => (
              <li key={name} className={styles.service}>
                <h3 className={styles.serviceName}>{name}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.tinted} aria-label="What a customer says">
          <figure className={mergeClasses(styles.band)}>
            <blockquote className={styles.quote}>“{review.text}”</blockquote>
            <figcaption className={styles.author}>
              {review.author}, {review.role}
            </figcaption>
          </figure>
        </section>
        <div className={mergeClasses(styles.band, styles.columns)}>
          <section aria-labelledby="company">
            <h2 id="company" className={styles.heading}>
              The company
            </h2>
            <dl className={styles.facts}>
              {[...facts.registration, { label: 'Operating status', value: facts.status }].map(
                ({ label, value }) => (
                  <Fact key={label} label={label} value={value} />
                ),
              )}
            </dl>
          </section>
          <section aria-labelledby="contact">
            <h2 id="contact" className={styles.heading}>
              Contact
            </h2>
            <address className={styles.address}>
              <span>
                {contact.address[0]}
                <br />
                {contact.address[1]}
              </span>
              <a className={styles.link} href={contact.phoneLink}>
                {contact.phone}
              </a>
              <a className={styles.link} href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </address>
          </section>
        </div>
      </main>
      <footer className={styles.footer}>
        <div className={styles.band}>{facts.name} · Philadelphia, Pennsylvania</div>
      </footer>
    </div>
  );
}

function Figure({ number, label }: { number: string; label: string }) {
  const styles = useStyles();
  return (
    <div className={styles.figure}>
      <dt className={styles.figureLabel}>{label}</dt>
      <dd className={styles.number}>{number}</dd>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  );
}
