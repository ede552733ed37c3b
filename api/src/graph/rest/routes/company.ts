import { z } from 'zod';
import { route } from '../route.ts';
import { Day, RefusedFields } from '../shapes.ts';
import { changed } from '../status.ts';
import { graphql } from '../tada.ts';

const tag = 'Company';

const CompanyShape = z
  .object({
    legalName: z.string(),
    usdotNumber: z.string().nullable(),
    mcNumber: z.string().nullable(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    phone: z.string(),
    email: z.string(),
    operatingStatus: z.string(),
    operatingSince: Day,
    trucks: z.int(),
    drivers: z.int(),
    fleetAsOf: Day,
    services: z.array(z.string()).meta({ description: 'Each a name, a colon and a sentence.' }),
    reviewText: z.string(),
    reviewAuthor: z.string(),
    isSample: z.boolean().meta({ description: "No one has saved the company's own record yet." }),
  })
  .meta({ id: 'Company' });

const CompanyFields = graphql(`
  fragment RestCompany on CompanyProfile {
    legalName usdotNumber mcNumber street city state zip phone email operatingStatus operatingSince
    trucks drivers fleetAsOf services reviewText reviewAuthor isSample
  }
`);

const Ein = z.string().nullable().meta({ description: 'Employer identification number, NN-NNNNNNN.' });

export const companyRoutes = [
  route('GET', '/company', {
    tag,
    summary: 'The company, as the public page shows it.',
    response: z.object({ company: CompanyShape }),
    document: graphql(`query RestReadCompany { company { ...RestCompany } }`, [CompanyFields]),
    respond: ({ company }) => ({ company }),
  }),

  route('PUT', '/company', {
    tag,
    summary: "Saves the company's own record; fields left out stay unchanged.",
    body: CompanyShape.omit({ isSample: true }).extend({ ein: Ein }).partial(),
    response: z.object({ company: CompanyShape.extend({ ein: Ein }) }),
    document: graphql(
      `mutation RestUpdateCompany($input: UpdateCompanyInput!) {
        result: updateCompany(input: $input) { ... on UpdateCompanyPayload { companyProfile { ein ...RestCompany } } ...Refused } }`,
      [CompanyFields, RefusedFields],
    ),
    variables: ({ body }) => ({ input: body }),
    respond: ({ result }) => ({ company: changed(result, 'companyProfile') }),
  }),
];
