/** Arguments and input fields that have a new name: the former one is deprecated and means the same until it goes. */
import { GraphQLError } from 'graphql';

/** Why both names with different values are refused. */
export const twoValues = (name: string, former: string): string =>
  `${former} is the former name of ${name}: send ${name} alone.`;

export const differ = (value: unknown, former: unknown): boolean =>
  value != null && former != null && value !== former;

/** What was sent under either name of an argument. Throws VALIDATION for two different values. */
export function underEitherName<Args extends object, Name extends keyof Args & string>(
  args: Args,
  name: Name,
  former: keyof Args & string,
): Args[Name] {
  if (differ(args[name], args[former]))
    throw new GraphQLError(twoValues(name, former), { extensions: { code: 'VALIDATION', path: [former] } });
  return args[name] ?? (args[former] as Args[Name]);
}
