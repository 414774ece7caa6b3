/** What is worked on together with others. */
export interface BatchItem {
  fail(error: unknown): void
}

/**
 * While work for a key is under way, what comes for that key is gathered for the next. `work` takes the items when
 * it begins, and gives what tells those who wait for them of the results.
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
 * Of one key, whatever is asked while answers are on their way is answered together afterwards: nobody gets an
 * answer that was found before they asked. `answerAll` gives one answer for each question, in their order.
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
    // There are as many answers as questions.
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

/** Others wait for no more than that. */
const MAX_ITEMS = 50
