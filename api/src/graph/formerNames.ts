/** Arguments and input fields with a new name. The former name is deprecated and works until it is removed. */
import { wrongArgument } from './wrongArgument.ts';

/** The error for different values under both names. */
export const twoValues = (name: string, former: string): string =>
  `${former} is the former name of ${name}: send ${name} alone.`;

export const differ = (value: unknown, former: unknown): boolean =>
  value != null && former != null && value !== former;

/** The value under either name of an argument. Throws VALIDATION for two different values. */
export function underEitherName<Args extends object, Name extends keyof Args & string>(
  args: Args,
  name: Name,
  former: keyof Args & string,
): Args[Name] {
  if (differ(args[name], args[former])) throw wrongArgument(former, twoValues(name, former));
  return args[name] ?? (args[former] as Args[Name]);
}
