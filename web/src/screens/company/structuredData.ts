import { type Company, shortName } from './company';

/** The page's link preview picture, 1200 by 630 pixels. */
export const socialPicture = ({ publicUrl }: Pick<Company, 'publicUrl'>): string => `${publicUrl}/social.png`;

/**
 * The company's data for search engines: JSON-LD in the vocabulary of schema.org. It is data and never runs; no text in
 * it can end its element. Sample values are left out, because nothing here would mark them.
 */
export function structuredData(company: Company): string {
  const own = <Field extends keyof Company>(field: Field): Company[Field] | undefined =>
    company.sampleFields.includes(field) ? undefined : company[field];
  const { publicUrl, city, state, operatingSince } = company;
  const legalName = own('legalName');
  const numbers = [
    ['USDOT', own('usdotNumber')],
    ['MC', own('mcNumber')],
  ].flatMap(([propertyID, value]) => (value ? { '@type': 'PropertyValue', propertyID, value } : []));
  const data = {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    name: legalName && shortName(legalName),
    legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon.png`,
    image: socialPicture(company),
    telephone: own('phone'),
    email: own('email'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: own('street'),
      addressLocality: city,
      addressRegion: state,
      postalCode: own('zip'),
      addressCountry: 'US',
    },
    foundingDate: operatingSince,
    identifier: numbers,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
