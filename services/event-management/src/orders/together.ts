import { createBatchLoader } from '@octavo/platform/data/gathering.ts'

/** What became of each item. */
export type Outcomes<Result> = PromiseSettledResult<Result>[]

export const granted = <Result>(value: Result) => ({ status: 'fulfilled', value }) as const
export const refused = (reason: unknown) => ({ status: 'rejected', reason }) as const

/**
 * Of one key, does at once for all what they come for while it is done for others. Where that fails as a whole, the
 * reason may be one of them: then it is done for each alone.
 */
export function createTogether<Item, Result>(
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

  const ask = createBatchLoader((_key, items: readonly Item[]) => attempt(items))
  return async (key, item) => {
    const outcome = await ask(key, item)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
