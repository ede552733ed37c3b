/** The public page's data about the company: the public fields of its record, and the page's address. */
export type Company = {
  /** The portal's address, without a trailing slash. */
  readonly publicUrl: string;
  readonly legalName: string;
  readonly usdotNumber: string | null;
  readonly mcNumber: string | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly email: string;
  readonly operatingStatus: string;
  /** A calendar day, 'YYYY-MM-DD', like `fleetAsOf`. */
  readonly operatingSince: string;
  readonly trucks: number;
  readonly drivers: number;
  readonly fleetAsOf: string;
  /** 'Name: a sentence about it', or just the name. */
  readonly services: readonly string[];
  readonly reviewText: string;
  readonly reviewAuthor: string;
  /** Which of these are still samples. */
  readonly sampleFields: readonly string[];
};

/** The name without its legal form: 'Liberty Bell Freight' for 'Liberty Bell Freight LLC'. */
export const shortName = (legalName: string): string =>
  legalName.replace(/,?\s+(l\.?l\.?c|l\.?l\.?p|inc|corp|co|ltd)\.?$/i, '');

/** A service's name and description, '' without one. */
export function readService(service: string): { name: string; text: string } {
  const [, name = service, text = ''] = /^(.+?):\s+(.+)$/s.exec(service) ?? [];
  return { name, text };
}

/** The link for a phone number: ten digits are a US number. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`;
}

/** The federal safety administration's page about a carrier. */
export const saferLink = (usdotNumber: string): string =>
  `https://safer.fmcsa.dot.gov/query.asp?${new URLSearchParams({
    searchtype: 'ANY',
    query_type: 'queryCarrierSnapshot',
    query_param: 'USDOT',
    query_string: usdotNumber,
  })}`;
