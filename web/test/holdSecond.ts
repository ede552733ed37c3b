/** A field of the test's server that returns at once the first time, and from then on only after `release`. */
export function holdSecond<Answer>(answer: () => Answer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  return {
    release: () => release(),
    answer: async () => {
      if (!isFirst) await released;
      isFirst = false;
      return answer();
    },
  };
}
