/** Descriptions of the company's fields, for reading and for changing them. */
export const companyWords = {
  legalName: "The company's name as on tax forms and pay statements.",
  ein: 'Employer identification number, NN-NNNNNNN; for administrators and accountants.',
  usdotNumber: "The carrier's number at the Department of Transportation; null if it has none.",
  mcNumber: "The carrier's operating authority number, such as MC-123456; null if it has none.",
  street: 'Number and street of the office, as on tax forms.',
  city: 'City of the office.',
  state: "The office's state, as its two letters.",
  zip: "The office's ZIP Code.",
  phone: 'The number that the public page and pay statements print.',
  email: 'The address that the public page and pay statements print.',
  operatingStatus: "What the carrier is authorized for, such as 'Authorized for interstate property'.",
  operatingSince:
    'The first day of business, shown on the public page: no day, week, advance or receipt before it can be entered.',
  trucks: 'How many trucks the fleet had on `fleetAsOf`; 0 if the public page does not mention them.',
  drivers:
    'How many drivers the company had on `fleetAsOf`, as entered; 0 if the public page does not mention them.',
  fleetAsOf: 'The day the trucks and drivers were counted.',
  services: 'What the company does, for the public page: each a name, a colon and a sentence. May be empty.',
  reviewText: 'What a customer says about the company, quoted on the public page; empty for none.',
  reviewAuthor: 'Who says so, as the public page names them.',
  driverIdleMinutes: "Minutes without use after which a driver's browser asks for the password again.",
  officeIdleMinutes:
    'Minutes without use after which the browsers of roles that see taxpayer numbers or pay ask for the password again.',
  bankName:
    "The company's bank, as its files name it, at most 23 characters; null until entered. For administrators.",
  bankRoutingNumber:
    "The routing number that the company's bank gave as immediate destination of its files; null until entered.",
  achCompanyId:
    'The ten digits that identify the company to the bank: immediate origin and company identification; null until entered.',
  odfiRoutingNumber: 'The routing number of the bank that sends the entries on; null until entered.',
  secondFactorRoles:
    'Roles that must set up a second factor before they can do anything; an empty list for none.',
  payday: 'The day of the following week on which a week is paid; null if that is the day it is processed.',
  secondPersonAbove:
    'The limit in dollars: payments above it to one person within 7 days need a second person. Null if one person is enough.',
} as const;
