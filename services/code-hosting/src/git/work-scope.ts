import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf git works. The spawner finds it here, so that no call has to pass it on. */
export interface WorkScope {
  /** A user or a client address; places are shared fairly between callers. */
  caller: string
  /** Aborts when nobody waits for the result any longer. */
  readonly signal?: AbortSignal | undefined
  /** How many processes of this scope and the scopes within wait for a place. */
  queued?: number
  parent?: WorkScope | undefined
}

/** The server's own work: jobs, and what runs at start. */
export const serverCaller = 'server'

const scopes = new AsyncLocalStorage<WorkScope>()

export function currentScope(): WorkScope | undefined {
  return scopes.getStore()
}

export function runInScope<Result>(scope: WorkScope | undefined, work: () => Result): Result {
  return scope ? scopes.run(scope, work) : scopes.exit(work)
}

export function countQueued(scope: WorkScope | undefined, by: 1 | -1): void {
  for (let one = scope; one; one = one.parent) one.queued = (one.queued ?? 0) + by
}

/** From now on the current scope works for another caller: for requests that are identified late. */
export function workAs(caller: string): void {
  const scope = scopes.getStore()
  if (scope) scope.caller = caller
}
