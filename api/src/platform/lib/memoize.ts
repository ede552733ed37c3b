/** Calls the function at most once: later calls get the first result. */
export function memoize<Result>(work: () => Result): () => Result {
  let result: { value: Result } | undefined;
  return () => {
    result ??= { value: work() };
    return result.value;
  };
}
