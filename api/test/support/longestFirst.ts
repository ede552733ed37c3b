import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts with the longest file, so that one worker is not left alone with it at the end; the others fill the gaps. */
export const longestFirst = (longest: string) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
      return (await super.sort(files)).sort((a, b) => Number(isLongest(b)) - Number(isLongest(a)));
    }
  };
