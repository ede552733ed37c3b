import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts with the longest files, so that no worker is left alone with one at the end; the others fill the gaps. */
export const longestFirst = (...longest: string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isLong = ({ moduleId }: TestSpecification) => longest.some((end) => moduleId.endsWith(end));
      return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
    }
  };
