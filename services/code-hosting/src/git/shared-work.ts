import { currentScope, runInScope, serverCaller, type WorkScope } from './work-scope.ts'

/**
 * One computation for all callers that need its result at the same time. It is aborted once all of them have left.
 */
export interface SharedWork {
  /**
   * False when all callers have left, or when it waits for a slot on behalf of another caller: a new caller must
   * not wait in that queue.
   */
  mayJoin(scope: WorkScope | undefined): boolean
  join(scope: WorkScope | undefined): Promise<unknown>
}

export function createSharedWork(compute: () => Promise<unknown>, onEnd: () => void): SharedWork {
  const controller = new AbortController()
  const parent = currentScope()
  const caller = parent?.caller ?? serverCaller
  const scope: WorkScope = { caller, signal: controller.signal, parent }
  let waiting = 0
  const result = runInScope(scope, compute).finally(onEnd)
  // The callers receive the error, but all of them may have left.
  result.catch(() => {})

  return {
    mayJoin: (joining) =>
      !controller.signal.aborted && (!scope.queued || (joining?.caller ?? serverCaller) === caller),
    join(joining) {
      waiting++
      const signal = joining?.signal
      if (!signal) return result
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const leave = () => {
        reject(signal.reason)
        if (--waiting === 0) controller.abort(signal.reason)
      }
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
      result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      return promise
    },
  }
}
