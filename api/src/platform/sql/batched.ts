/**
 * Fields that are requested per row and read for all rows at once. Everything that an operation requests at the same
 * moment becomes one query about many keys, without duplicates, and is sent along with whatever else is read then.
 */
import DataLoader from 'dataloader';
import type { PrismaClient } from './dataModel.ts';
import type { JsonReader } from './jsonReader.ts';

/** What reading needs from an operation. The object itself identifies requests to combine. */
interface DataSources {
  db: PrismaClient;
  /** Reads past Prisma's client, for the most frequent reads. */
  sql: JsonReader;
}

/** More keys than this take several queries. */
const MOST = 1000;

/** Reads the values of many keys; keys without a value are missing from the result. `rest` is the same for all. */
type ReadMany<Context, Rest extends unknown[], Value> = (
  context: Context,
  keys: readonly string[],
  ...rest: Rest
) => Promise<ReadonlyMap<string, Value>>;

/** The same for one key. `rest` must be plain values: equal ones are read together. */
export function batched<
  Rest extends unknown[],
  Value,
  Context extends Pick<DataSources, 'sql'> = DataSources,
>(
  readMany: ReadMany<Context, Rest, Value>,
): (context: Context, key: string, ...rest: Rest) => Promise<Value> {
  const loaders = new WeakMap<Context, Map<string, DataLoader<string, Value>>>();

  function getLoader(context: Context, rest: Rest): DataLoader<string, Value> {
    const ofContext = loaders.get(context) ?? new Map<string, DataLoader<string, Value>>();
    loaders.set(context, ofContext);
    const asked = rest.length ? JSON.stringify(rest) : '';
    const begun = ofContext.get(asked);
    if (begun) return begun;
    const loader = new DataLoader<string, Value>(
      async (keys) => {
        // Whatever is requested from now on is read anew, because a later mutation of the same operation may change it.
        loader.clearAll();
        const values = await readMany(context, keys, ...rest);
        return keys.map((key) =>
          values.has(key) ? values.get(key)! : new Error(`Nothing was read about ${key}.`),
        );
      },
      {
        maxBatchSize: MOST,
        batchScheduleFn: (dispatch) => context.sql.beforeReading(context, dispatch),
      },
    );
    ofContext.set(asked, loader);
    return loader;
  }

  return (context, key, ...rest) => getLoader(context, rest).load(key);
}
