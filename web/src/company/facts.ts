// The one place for what the public page says of the company. The name, numbers, address and people are samples:
// 555-01xx is kept free for fiction, example.com for documents. The dates, trucks and drivers are the carrier's own.

/** What the landing page shows. Numbers of authorities are samples and marked so. */
export const facts = {
  name: 'Liberty Bell Freight LLC',
  shortName: 'Liberty Bell Freight',
  headline: 'Freight across state lines, from Philadelphia.',
  summary:
    'A small interstate carrier that keeps its word: one dispatcher who knows your load, drivers who stay with it, and a call before you have to ask.',
  since: 'August 21, 2023',
  status: 'Authorized for interstate property',
  fleet: { trucks: 6, drivers: 10, asOf: 'August 2025' },
  registration: [
    { label: 'Legal name', value: 'Liberty Bell Freight LLC' },
    { label: 'USDOT number', value: '0000000 (sample)' },
    { label: 'MC number', value: 'MC-000000 (sample)' },
    { label: 'Operation', value: 'Interstate freight carrier' },
    { label: 'Operating since', value: 'August 21, 2023' },
  ],
  services: [
    { name: 'Full truckload', text: 'Dry van, dock to dock, with one driver from pickup to delivery.' },
    {
      name: 'Partial loads',
      text: 'A few pallets at a fair share of the truck, without a terminal in between.',
    },
    {
      name: 'Regional lanes',
      text: 'Scheduled runs through the Mid-Atlantic and the Northeast, week after week.',
    },
    {
      name: 'Time-critical freight',
      text: 'A truck on the road within hours, and its position whenever you ask.',
    },
  ],
  review: {
    text: 'They called before we did, every single time. Eleven months, not one missed dock appointment.',
    author: 'Dana Whitfield',
    role: 'Shipping manager, Example Fixtures Inc.',
  },
  contact: {
    address: ['100 Sample Street', 'Philadelphia, PA 19100'],
    phone: '(215) 555-0142',
    phoneLink: 'tel:+12155550142',
    email: 'dispatch@example.com',
  },
} as const;
