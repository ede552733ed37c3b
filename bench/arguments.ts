/** The command line: `npm run bench -- [names] [--small] [--quick] [--svg]`. */

export interface Asked {
  /** Names of operations and parts; empty for all. */
  names: readonly string[];
  /** A tenth of the data. */
  isSmall: boolean;
  /** A tenth of the data, short slots and only the limit to compare with: for working on a hot path. */
  isQuick: boolean;
  /** Writes pictures of the figures into docs. */
  drawsPictures: boolean;
}

/** Throws an Error with the valid names for an unknown one. */
export function readArguments(given: readonly string[], known: readonly string[]): Asked {
  const options = given.filter((word) => word.startsWith('--'));
  const names = given.filter((word) => !word.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !known.includes(name)),
    ...options.filter((option) => !['--small', '--quick', '--svg'].includes(option)),
  ];
  if (unknown.length)
    throw new Error(
      `npm run bench knows no ${unknown.join(', ')}; it knows ${known.join(', ')}, --small, --quick and --svg.`,
    );
  const isQuick = options.includes('--quick');
  return {
    ...{ names, isSmall: isQuick || options.includes('--small'), isQuick },
    drawsPictures: options.includes('--svg'),
  };
}
