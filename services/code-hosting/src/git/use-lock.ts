/**
 * A read-write lock per repository. Pushes and copies share it, and work that deletes objects holds it
 * exclusively.
 */
export interface UseLocks {
  share<Result>(id: number, work: () => Promise<Result>): Promise<Result>
  /** Returns undefined, without waiting, when the lock is taken. */
  tryAlone<Result>(id: number, work: () => Promise<Result>): Promise<Result | undefined>
  isUsed(id: number): boolean
}

interface State {
  sharing: number
  isTaken: boolean
  waiting: (() => void)[]
}

export function createUseLocks(): UseLocks {
  const states = new Map<number, State>()

  function stateOf(id: number): State {
    const state = states.get(id) ?? { sharing: 0, isTaken: false, waiting: [] }
    states.set(id, state)
    return state
  }

  function release(id: number, state: State): void {
    if (isUsed(state)) return
    states.delete(id)
    for (const wake of state.waiting) wake()
  }

  return {
    async share(id, work) {
      let state = stateOf(id)
      while (state.isTaken) {
        const { waiting } = state
        await new Promise<void>((resolve) => waiting.push(resolve))
        state = stateOf(id)
      }
      state.sharing++
      try {
        return await work()
      } finally {
        state.sharing--
        release(id, state)
      }
    },
    async tryAlone(id, work) {
      const state = stateOf(id)
      if (isUsed(state)) return undefined
      state.isTaken = true
      try {
        return await work()
      } finally {
        state.isTaken = false
        release(id, state)
      }
    },
    isUsed(id) {
      const state = states.get(id)
      return state !== undefined && isUsed(state)
    },
  }
}

function isUsed({ sharing, isTaken }: State): boolean {
  return sharing > 0 || isTaken
}
