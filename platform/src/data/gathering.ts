export interface BatchItem {
  fail(error: unknown): void
}

/**
 * Batches items per key: items that arrive while a batch runs form the next batch. `work` takes its items when
 * it starts and returns the callbacks that resolve them.
 */
export function createGathering<Item extends BatchItem>(
  work: (key: string, take: () => readonly Item[]) => Promise<readonly (() => void)[]>,
): (key: string, item: Item) => void {
  const gathered = new Map<string, Item[]>()

  async function workOff(key: string, queue: Item[]): Promise<void> {
    while (queue.length > 0) {
      let taken: Item[] | undefined
      const take = () => (taken ??= queue.splice(0, MAX_ITEMS))
      try {
        const tells = await work(key, take)
        for (const tell of tells) tell()
      } catch (error) {
        for (const item of take()) item.fail(error)
      }
    }
    gathered.delete(key)
  }

  return (key, item) => {
    const queue = gathered.get(key)
    if (queue) {
      queue.push(item)
      return
    }
    const first = [item]
    gathered.set(key, first)
    void workOff(key, first)
  }
}

/**
 * Coalesces reads per key: calls that arrive during a read share the next one, so no caller gets a value read
 * before its call. `answerAll` returns one answer per question, in order.
 */
export function createBatchLoader<Question, Answer>(
  answerAll: (key: string, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (key: string, question: Question) => Promise<Answer> {
  const ask = createGathering<Asked<Question, Answer>>(async (key, take) => {
    const all = take()
    const answers = await answerAll(
      key,
      all.map(({ question }) => question),
    )
    // `answerAll` returns as many answers as questions.
    return all.map(
      ({ tell }, at) =>
        () =>
          tell(answers[at] as Answer),
    )
  })
  return (key, question) =>
    new Promise((resolve, reject) => ask(key, { question, tell: resolve, fail: reject }))
}

interface Asked<Question, Answer> extends BatchItem {
  question: Question
  tell(answer: Answer): void
}

const MAX_ITEMS = 50
