export type Batch<Key, Value> = (key: Key) => Promise<Value | undefined>

/** Collects the keys of one tick into one call of `load`. Each key is loaded once. */
export function createBatch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Batch<Key, Value> {
  const results = new Map<Key, Promise<Value | undefined>>()
  let waiting: Key[] = []
  let batch: Promise<ReadonlyMap<Key, Value>> | undefined

  function schedule(): Promise<ReadonlyMap<Key, Value>> {
    // Nested resolvers run in microtasks, so the batch starts after all of them.
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        const keys = waiting
        waiting = []
        batch = undefined
        load(keys).then(resolve, reject)
      })
    })
  }

  return (key) => {
    const cached = results.get(key)
    if (cached) return cached
    waiting.push(key)
    batch ??= schedule()
    const result = batch.then((values) => values.get(key))
    results.set(key, result)
    return result
  }
}
