/** What a batch is asked to work on; it resolves when the work that includes `item` is done. */
export type Batch<Item> = (item: Item) => Promise<void>

/** While one run is under way, everything that comes is gathered for the next: one run for all of it. */
export function createBatch<Item>(run: (items: Set<Item>) => Promise<void>): Batch<Item> {
  let gathering: { items: Set<Item>; done: Promise<void> } | undefined
  let previous: Promise<unknown> = Promise.resolve()

  function gather(): { items: Set<Item>; done: Promise<void> } {
    const items = new Set<Item>()
    const done = previous.then(() => {
      gathering = undefined
      return run(items)
    })
    previous = done.catch(() => {})
    return { items, done }
  }

  return (item) => {
    gathering ??= gather()
    gathering.items.add(item)
    return gathering.done
  }
}
