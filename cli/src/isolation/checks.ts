export interface Checks {
  /** Resolves when the answer is good, rejects when it is not or does not come in time. */
  ask(): Promise<void>
  answer(answer: { id: number; isWell: boolean }): void
  /** Nobody is there to answer any more. */
  giveUp(reason: Error): void
}

const answerWithinMs = 2_000

/** Questions to another process of whether it is well, each with its answer. */
export function createChecks(name: string, send: (id: number) => void): Checks {
  const open = new Map<number, PromiseWithResolvers<void>>()
  let lastId = 0
  let ended: Error | undefined
  return {
    ask() {
      if (ended) return Promise.reject(ended)
      const id = ++lastId
      const asked = Promise.withResolvers<void>()
      open.set(id, asked)
      const timer = setTimeout(() => asked.reject(new Error(`${name} does not answer`)), answerWithinMs)
      send(id)
      return asked.promise.finally(() => {
        clearTimeout(timer)
        open.delete(id)
      })
    },
    answer({ id, isWell }) {
      if (isWell) open.get(id)?.resolve()
      else open.get(id)?.reject(new Error(`${name} is not well`))
    },
    giveUp(reason) {
      ended = reason
      for (const { reject } of open.values()) reject(reason)
    },
  }
}
