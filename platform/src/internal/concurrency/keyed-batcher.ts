export interface BatchItem {
  fail(error: unknown): void
}

/**
 * Batches items per key: items that arrive while a batch runs form the next batch. `work` takes its items when
 * it starts and returns the callbacks that resolve them.
 */
export function createKeyedBatcher<Item extends BatchItem>(
  work: (key: string, take: () => readonly Item[]) => Promise<readonly (() => void)[]>,
): (key: string, item: Item) => void {
  const queues = new Map<string, Item[]>()

  async function drain(key: string, queue: Item[]): Promise<void> {
    while (queue.length > 0) {
      let batch: Item[] | undefined
      const take = () => (batch ??= queue.splice(0, maxItems))
      try {
        const callbacks = await work(key, take)
        for (const callback of callbacks) callback()
      } catch (error) {
        for (const item of take()) item.fail(error)
      }
    }
    queues.delete(key)
  }

  return (key, item) => {
    const queue = queues.get(key)
    if (queue) {
      queue.push(item)
      return
    }
    const first = [item]
    queues.set(key, first)
    void drain(key, first)
  }
}

const maxItems = 50
