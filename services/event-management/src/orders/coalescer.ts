import { createBatchLoader } from '@octavo/platform/data/batch-loader.ts'
import { withoutWriteGuard } from '../access/write-guard.ts'

/** One result per item. */
export type Outcomes<Result> = PromiseSettledResult<Result>[]

export const granted = <Result>(value: Result) => ({ status: 'fulfilled', value }) as const
export const refused = (reason: unknown) => ({ status: 'rejected', reason }) as const

/**
 * Coalesces calls per key: calls that arrive while a batch runs form the next batch. If a batch fails as a
 * whole, its items run one by one.
 */
export function createCoalescer<Item, Result>(
  act: (items: readonly Item[]) => Promise<Outcomes<Result>>,
): (key: string, item: Item) => Promise<Result> {
  async function attempt(items: readonly Item[]): Promise<Outcomes<Result>> {
    try {
      return await act(items)
    } catch (reason) {
      if (items.length === 1) return [refused(reason)]
      return (await Promise.all(items.map((item) => attempt([item])))).flat()
    }
  }

  const runBatched = createBatchLoader((_key, items: readonly Item[]) =>
    withoutWriteGuard(() => attempt(items)),
  )
  return async (key, item) => {
    const outcome = await runBatched(key, item)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
