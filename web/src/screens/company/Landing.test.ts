// @vitest-environment node
import { expect, it } from 'vitest';
import type { Company } from './company';
import { phoneLink, readService, shortName } from './company';
import { renderLanding } from './landing.server';

const company: Company = {
  publicUrl: 'https://keystone.test',
  legalName: 'Keystone & Sons Hauling, Inc.',
  usdotNumber: '1234567',
  mcNumber: 'MC-123456',
  street: '7 Wharf Road',
  city: 'Chester',
  state: 'PA',
  zip: '19013',
  phone: '(215) 555-0177',
  email: 'office@example.com',
  operatingStatus: 'Authorized for property',
  operatingSince: '2023-08-21',
  trucks: 6,
  drivers: 10,
  fleetAsOf: '2025-08-01',
  services: ['Full truckload: Dock to dock.', 'Storage'],
  reviewText: 'On time <every> time',
  reviewAuthor: 'Dana Whitfield',
  sampleFields: [],
};

/** The text a visitor reads. */
const read = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

it('states every fact about the company', () => {
  const text = read(renderLanding(company));
  for (const fact of [
    'Keystone & Sons Hauling, Inc.',
    '1234567',
    'MC-123456',
    '7 Wharf Road',
    'Chester, PA 19013',
    '(215) 555-0177',
    'office@example.com',
    'Authorized for property',
    'August 21, 2023',
    'trucks (August 2025) 6',
    'drivers (August 2025) 10',
    'Full truckload',
    'Dock to dock.',
    'Storage',
    'On time <every> time',
    'Dana Whitfield',
  ])
    expect(text).toContain(fact);
});

it('leaves out the numbers the company does not have', () => {
  const text = read(renderLanding({ ...company, usdotNumber: null, mcNumber: null }));
  expect(text).not.toMatch(/USDOT number|MC number|SAFER/);
});

it('leaves out what the company has not entered', () => {
  const text = read(
    renderLanding({ ...company, trucks: 0, drivers: 0, services: [], reviewText: '', reviewAuthor: '' }),
  );
  expect(text).not.toMatch(/trucks|drivers \(|Services|“/);
  expect(text).toContain('August 21, 2023');
  expect(text).not.toContain('Sample');
});

it('marks sample values, and hides them from search engines', () => {
  const sampleFields = [
    'legalName',
    'usdotNumber',
    'street',
    'zip',
    'phone',
    'email',
    'reviewText',
    'reviewAuthor',
  ];
  const html = renderLanding({ ...company, sampleFields });
  const text = read(html);
  for (const fact of ['Keystone & Sons Hauling, Inc.', '1234567', '7 Wharf Road', '(215) 555-0177', '19013'])
    expect(text).toContain(`${fact} Sample`);
  for (const fact of ['office@example.com', 'On time <every> time ”', 'Dana Whitfield'])
    expect(text.replace('time”', 'time ”')).toContain(`${fact} Sample`);
  expect(text).not.toMatch(/MC-123456 Sample|SAFER/);
  expect(JSON.stringify(readData(html))).not.toMatch(/Keystone|1234567|Wharf|0177|19013|office@/);
});

it('links to the federal safety administration’s page about the carrier', () => {
  expect(renderLanding(company)).toContain(
    'href="https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&amp;query_type=queryCarrierSnapshot&amp;query_param=USDOT&amp;query_string=1234567"',
  );
});

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;
/** The page's data for search engines. */
const readData = (html: string) => JSON.parse(DATA.exec(html)![1]!);

it('gives search engines the same facts, and link previews a picture', () => {
  const html = renderLanding(company);
  expect(readData(html)).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Keystone & Sons Hauling',
    legalName: 'Keystone & Sons Hauling, Inc.',
    url: 'https://keystone.test/',
    telephone: '(215) 555-0177',
    address: { streetAddress: '7 Wharf Road', addressLocality: 'Chester', addressRegion: 'PA' },
    identifier: [
      { propertyID: 'USDOT', value: '1234567' },
      { propertyID: 'MC', value: 'MC-123456' },
    ],
  });
  expect(html).toContain('<meta property="og:image" content="https://keystone.test/social.png"/>');
});

it('offers the phone number and the drivers’ sign-in first', () => {
  const html = renderLanding(company);
  expect(html).toContain('<a href="/login" class="login">Driver Login</a>');
  expect(html.indexOf('href="tel:+12155550177"')).toBeLessThan(html.indexOf('trucks (August 2025)'));
});

it('treats people’s texts as text and never as markup', () => {
  const hostile = '</style><script>alert(1)</script><img src=x onerror=alert(1)>" autofocus';
  const html = renderLanding({
    ...company,
    legalName: hostile,
    city: hostile,
    email: hostile,
    services: [hostile],
    reviewText: hostile,
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.replace(DATA, '')).not.toMatch(/<img src=x|" autofocus/);
  expect(readData(html).legalName).toBe(hostile);
});

it('needs no script: the menu drawer is opened and closed by attributes', () => {
  const html = renderLanding(company);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|\son\w+=/);
  expect(html).toMatch(/<button[^>]* aria-label="Open menu"[^>]* commandfor="menu"/);
  expect(html).toContain('<a href="/login">Management Portal</a>');
});

it.each([
  ['Liberty Bell Freight LLC', 'Liberty Bell Freight'],
  ['Keystone Hauling, Inc.', 'Keystone Hauling'],
  ['Disco', 'Disco'],
])('shortens %s to %s', (legalName, short) => expect(shortName(legalName)).toBe(short));

it.each([
  ['Partial loads: A few pallets: no more.', { name: 'Partial loads', text: 'A few pallets: no more.' }],
  ['Storage', { name: 'Storage', text: '' }],
])('reads the service %s', (service, parts) => expect(readService(service)).toEqual(parts));

it.each([
  ['(215) 555-0142', 'tel:+12155550142'],
  ['+1 215 555 0142', 'tel:+12155550142'],
])('dials %s as %s', (phone, link) => expect(phoneLink(phone)).toBe(link));
