import { Readable } from 'node:stream'
import { literals, ownFolder } from '../arguments.ts'
import type { FairQueue } from '../fair-queue.ts'
import { type Output, outputOf } from '../processes/output.ts'
import { createRefs } from '../refs.ts'
import type { Store } from '../store.ts'
import { currentScope, runInScope, serverCaller } from '../work-scope.ts'
import { readFetchRequest, UnreachableWant } from './fetch-request.ts'
import { pktLine } from './pkt-line.ts'
import { protocolOf } from './protocol.ts'
import { openBody } from './request-body.ts'
import { refuseWhenBusy, TransportError, type TransportLimits, type TransportRequest } from './transport.ts'
import { findUnreachable } from './unreachable-wants.ts'
import { createWatchdog, type Watchdog } from './watchdog.ts'

type FetchOptions = TransportRequest & { closing: AbortSignal }

/** Serves clones and fetches. Git creates the pack, and its output is passed through. */
export async function uploadPack(
  store: Store,
  largeBodies: FairQueue,
  limits: TransportLimits,
  request: FetchOptions,
): Promise<Readable | Output> {
  const watchdog = createWatchdog({ ...limits, signals: [request.signal, request.closing] })
  // A client that stopped sending must not block the request.
  watchdog.signal.addEventListener('abort', () => request.input.destroy())
  const scope = { caller: currentScope()?.caller ?? serverCaller, signal: watchdog.signal }
  try {
    return await runInScope(scope, () => response(store, { largeBodies, limits, request, watchdog }))
  } catch (error) {
    watchdog[Symbol.dispose]()
    return refuseWhenBusy(error)
  }
}

interface PendingResponse {
  largeBodies: FairQueue
  limits: TransportLimits
  request: FetchOptions
  watchdog: Watchdog
}

async function response(
  store: Store,
  { largeBodies, limits, request, watchdog }: PendingResponse,
): Promise<Readable | Output> {
  const { signal, touch } = watchdog
  const body = openBody(request)
  const refuse = (reason: string) => {
    watchdog[Symbol.dispose]()
    return Readable.from([pktLine(`ERR upload-pack: ${reason}`)])
  }
  try {
    const refs = createRefs(store)
    const requireReachable = async (wants: ReadonlySet<string>) => {
      const rejected = await findUnreachable(store, refs, wants)
      if (rejected !== undefined) throw new UnreachableWant(rejected)
    }
    const options = { limits, largeBodies, signal, onChunk: touch, checkFirst: requireReachable }
    const fetch = await readFetchRequest(body, options)
    await requireReachable(fetch.wants)
    const { version, variable } = protocolOf(request.protocol)
    const command = {
      ...store.command([...literals('upload-pack', '--stateless-rpc', '--strict'), ownFolder(store.gitDir)]),
      environment: variable,
    }
    const started = await store.engine.spawner.start(command, {
      timeoutMs: limits.maxDurationMs,
      slot: fetch.isFetch || version !== 2 ? 'transfer' : 'short',
    })
    started.stdin.end(fetch.bytes)
    started.ended.then(() => watchdog[Symbol.dispose]())
    return outputOf(command, started, {
      onPiece: touch,
      maxUnreadMs: limits.maxStallMs,
      maxContendedUnreadMs: limits.maxContendedStallMs,
      isContended: store.engine.spawner.isContended,
    })
  } catch (error) {
    const isTooLarge = error instanceof TransportError && error.kind === 'too-large'
    if (!isTooLarge && !(error instanceof UnreachableWant)) throw error
    await body.discardRest(maxDiscardedBytes, touch)
    return refuse(error.message)
  }
}

/** This much of a request that is too large is read, so the client gets the error. */
const maxDiscardedBytes = 64 * 1024 * 1024
