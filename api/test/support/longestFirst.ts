import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the longest file, whose end would otherwise leave one worker without work; the others fill the gaps. */
export const longestFirst = (longest: string) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
      return (await super.sort(files)).sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
    }
  };
