/** Reports when a person is deleted: those about the person go, in others the person loses the name and the sums stay. */
import type { Tx } from '../context.ts';
import type { Prisma } from '../db/generated/client/client.ts';
import { idOf } from '../graphql/ids.ts';

interface Named {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

type Json = Prisma.JsonValue;

const SUBSTITUTE = 'Deleted user';

/** How many reports were removed or changed. */
export async function forgetInReports(tx: Tx, person: Named): Promise<number> {
  const { count } = await tx.report.deleteMany({ where: { contractorId: person.id } });
  // As they stand in JSON text, and with what LIKE gives a meaning made plain.
  const marks = marksOf(person).map(
    (mark) =>
      `%${JSON.stringify(mark)
        .slice(1, -1)
        .replace(/[\\%_]/g, '\\$&')}%`,
  );
  const naming = await tx.$queryRaw<{ id: string; name: string; content: Json }[]>`
    SELECT id, name, content FROM "Report"
    WHERE content::text ILIKE ANY (${marks}) OR name ILIKE ANY (${marks})`;
  for (const { id, name, content } of naming)
    await tx.report.update({
      where: { id },
      data: { name: withoutMarks(name, person), content: forget(content, person) as Prisma.InputJsonValue },
      select: { id: true },
    });
  return count + naming.length;
}

/** The texts by which a person is known anywhere. */
const marksOf = ({ id, email, firstName, lastName }: Named): string[] => [
  idOf('User', id),
  id,
  email,
  `${firstName} ${lastName}`,
  `${lastName}, ${firstName}`,
];

const withoutMarks = (text: string, person: Named): string =>
  marksOf(person).reduce(
    (rest, mark) => rest.replaceAll(new RegExp(literally(mark), 'gi'), SUBSTITUTE),
    text,
  );

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The JSON without the person: in a row that is about them, the parts of the name go too. */
function forget(value: Json, person: Named): Json {
  if (typeof value === 'string') return withoutMarks(value, person);
  if (Array.isArray(value)) return value.map((item) => forget(item, person));
  if (typeof value !== 'object' || value === null) return value;
  const about = Object.values(value).some(
    (item) => typeof item === 'string' && withoutMarks(item, person) !== item,
  );
  const parts = [person.firstName, person.lastName];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      about && typeof item === 'string' && parts.includes(item) ? SUBSTITUTE : forget(item as Json, person),
    ]),
  );
}
