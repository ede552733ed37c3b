/** The left side of a 1099: payer and recipient, in lines until April 2025 and in cells since December 2026. */
import type { Row } from './form1099Cells.ts';

export interface Party {
  name: string;
  /** Line 2: another name of the business. */
  businessName: string | null;
  street: string;
  /** 'Apt 3', 'Suite 200': since December 2026 in a separate cell. */
  room: string;
  city: string;
  state: string;
  zip: string;
}

/** Both parties, and the account number that distinguishes a payee's forms. */
export interface Parties {
  payer: Party & { phone: string; taxNumber: string };
  /** The number is truncated, such as XXX-XX-1234. */
  recipient: Party & { taxNumber: string };
  accountNumber: string;
}

const street = ({ street: line, room }: Party): string => [line, room].filter(Boolean).join(' ');
const place = ({ city, state, zip }: Party): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
const names = ({ name, businessName }: Party): string => [name, businessName].filter(Boolean).join('\n');

const taxNumbers = ({ payer, recipient }: Parties): Row => ({
  share: 30,
  cells: [
    { caption: 'PAYER’S TIN', value: payer.taxNumber },
    { caption: 'RECIPIENT’S TIN', value: recipient.taxNumber },
  ],
});

const account = ({ accountNumber }: Parties): Row => ({
  share: 30,
  cells: [{ caption: 'Account number (see instructions)', value: accountNumber }],
});

/** Until April 2025: an address in one or two lines. */
export function partiesInLines(form: Parties): Row[] {
  const { payer, recipient } = form;
  const block = [names(payer), street(payer), place(payer), payer.phone].join('\n');
  return [
    {
      share: 104,
      cells: [
        {
          caption:
            'PAYER’S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.',
          value: block,
        },
      ],
    },
    taxNumbers(form),
    { share: 44, cells: [{ caption: 'RECIPIENT’S name', value: names(recipient) }] },
    {
      share: 32,
      cells: [{ caption: 'Street address (including apt. no.)', value: street(recipient) }],
    },
    {
      share: 32,
      cells: [
        {
          caption: 'City or town, state or province, country, and ZIP or foreign postal code',
          value: place(recipient),
        },
      ],
    },
    account(form),
  ];
}

/** Since December 2026: each part of an address in a separate cell. */
export function partiesInCells(form: Parties): Row[] {
  const { payer, recipient } = form;
  const address = (party: Party, room: string): Row[] => [
    {
      share: 27,
      cells: [
        { caption: 'Street address', value: party.street, part: 3 },
        { caption: room, value: party.room, part: 1.4 },
      ],
    },
    {
      share: 27,
      cells: [
        { caption: 'City or town', value: party.city, part: 2.2 },
        { caption: 'State or province', value: party.state, part: 1.2 },
        { caption: 'Country', value: party.city ? 'US' : '', part: 0.8 },
        { caption: 'ZIP or postal code', value: party.zip, part: 1.4 },
      ],
    },
  ];
  return [
    { share: 32, cells: [{ caption: 'PAYER’S name', value: names(payer) }] },
    ...address(payer, 'Room or suite no.'),
    { share: 24, cells: [{ caption: 'Telephone no.', value: payer.phone }] },
    taxNumbers(form),
    { share: 40, cells: [{ caption: 'RECIPIENT’S name', value: names(recipient) }] },
    ...address(recipient, 'Apt. no.'),
    account(form),
  ];
}
