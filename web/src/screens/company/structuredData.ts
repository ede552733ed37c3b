import { type Company, shortName } from './company';

/** The picture that stands for the page where its address is shared, 1200 by 630 pixels. */
export const socialPicture = ({ publicUrl }: Pick<Company, 'publicUrl'>): string => `${publicUrl}/social.png`;

/**
 * What the page says of the company, for search engines: JSON-LD in the words of schema.org. It is data and never runs;
 * no text in it can end its element.
 */
export function structuredData(company: Company): string {
  const { legalName, publicUrl, phone, email, street, city, state, zip, operatingSince } = company;
  const numbers = [
    ['USDOT', company.usdotNumber],
    ['MC', company.mcNumber],
  ].flatMap(([propertyID, value]) => (value ? { '@type': 'PropertyValue', propertyID, value } : []));
  const data = {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    name: shortName(legalName),
    legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon.png`,
    image: socialPicture(company),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    foundingDate: operatingSince,
    identifier: numbers,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
