/**
 * Tests that passed only on a later try: a few are a busy machine, more are an unreliable portal. Vitest's JSON report
 * does not include them, so this is a separate reporter beside it, which writes a part's to RETRIED_FILE.
 */
import { writeFileSync } from 'node:fs';

/** How many of a run may be. */
export const MOST_RETRIED = 3;

/** Where they are found, and how often they were tried. */
export const listRetried = (testModules) =>
  testModules.flatMap((testModule) =>
    [...testModule.children.allTests()]
      .map((test) => ({ test, outcome: test.diagnostic() }))
      .filter(({ outcome }) => outcome?.flaky)
      .map(
        ({ test, outcome }) =>
          `${testModule.relativeModuleId} > ${test.fullName} (try ${outcome.retryCount + 1})`,
      ),
  );

export default class RetriedTests {
  onTestRunEnd(testModules) {
    const { RETRIED_FILE } = process.env;
    writeFileSync(RETRIED_FILE, JSON.stringify(listRetried(testModules)));
  }
}

/** What is said of them at the end of a run, and what is wrong about it; null if nothing is. */
export function judgeRetried(retried) {
  return {
    summary: retried.map((line) => `Passed on a second try: ${line}`).join('\n'),
    failure:
      retried.length > MOST_RETRIED
        ? `${retried.length} tests passed on a second try, and more than ${MOST_RETRIED} are too many`
        : null,
  };
}
