import { type BatchItem, createKeyedBatcher } from '../internal/concurrency/keyed-batcher.ts'

/**
 * Coalesces reads per key: calls that arrive during a read share the next one, so no caller gets a value read
 * before its call. `loadAll` returns one result per request, in order.
 */
export function createBatchLoader<Request, Result>(
  loadAll: (key: string, requests: readonly Request[]) => Promise<readonly Result[]>,
): (key: string, request: Request) => Promise<Result> {
  const enqueue = createKeyedBatcher<Call<Request, Result>>(async (key, take) => {
    const calls = take()
    const results = await loadAll(
      key,
      calls.map(({ request }) => request),
    )
    // `loadAll` returns as many results as requests.
    return calls.map(
      ({ resolve }, index) =>
        () =>
          resolve(results[index] as Result),
    )
  })
  return (key, request) => new Promise((resolve, reject) => enqueue(key, { request, resolve, fail: reject }))
}

interface Call<Request, Result> extends BatchItem {
  request: Request
  resolve(result: Result): void
}
