/** The command line: `npm run bench -- [names] [--small] [--quick]`. */

export interface Asked {
  /** Names of operations and parts; empty for all. */
  names: readonly string[];
  /** A tenth of the data. */
  isSmall: boolean;
  /** A tenth of the data, short slots and only the limit to compare with: for working on a hot path. */
  isQuick: boolean;
}

/** Throws an Error with the valid names for an unknown one. */
export function readArguments(given: readonly string[], known: readonly string[]): Asked {
  const options = given.filter((word) => word.startsWith('--'));
  const names = given.filter((word) => !word.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !known.includes(name)),
    ...options.filter((option) => !['--small', '--quick'].includes(option)),
  ];
  if (unknown.length)
    throw new Error(
      `npm run bench knows no ${unknown.join(', ')}; it knows ${known.join(', ')}, --small and --quick.`,
    );
  const isQuick = options.includes('--quick');
  return { names, isSmall: isQuick || options.includes('--small'), isQuick };
}
