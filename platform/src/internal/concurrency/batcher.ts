import { setTimeout as pause } from 'node:timers/promises'

/** Resolves when the run that includes `item` is done. */
export type Batcher<Item> = (item: Item) => Promise<void>

/**
 * Batches calls: items that arrive during a run form the next run. `restMs` adds a pause after each run, so
 * that slow runs collect more.
 */
export function createBatcher<Item>(
  run: (items: Set<Item>) => Promise<void>,
  restMs: (tookMs: number) => number = () => 0,
  sleep: (ms: number) => Promise<unknown> = (ms) => pause(ms),
): Batcher<Item> {
  let nextRun: { items: Set<Item>; done: Promise<void> } | undefined
  let previous: Promise<unknown> = Promise.resolve()

  function createRun(): { items: Set<Item>; done: Promise<void> } {
    const items = new Set<Item>()
    let startedMs = 0
    const done = previous.then(() => {
      nextRun = undefined
      startedMs = performance.now()
      return run(items)
    })
    const rest = () => {
      const pauseMs = restMs(performance.now() - startedMs)
      return pauseMs > 0 ? sleep(pauseMs) : undefined
    }
    previous = done.then(rest, rest)
    return { items, done }
  }

  return (item) => {
    nextRun ??= createRun()
    nextRun.items.add(item)
    return nextRun.done
  }
}
