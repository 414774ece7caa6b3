import { AsyncLocalStorage } from 'node:async_hooks'

/** The caller that git works for. The spawner reads it from async context, so no call has to pass it on. */
export interface WorkScope {
  /** A user or a client address. Slots are shared fairly between callers. */
  caller: string
  /** Aborted when no client waits for the result. */
  readonly signal?: AbortSignal | undefined
  /** The number of processes of this scope and of nested scopes that wait for a slot. */
  queued?: number
  parent?: WorkScope | undefined
}

/** The caller of jobs and of work at start. */
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

/** Moves the current scope to another caller, for requests that are authenticated late. */
export function setScopeCaller(caller: string): void {
  const scope = scopes.getStore()
  if (scope) scope.caller = caller
}
