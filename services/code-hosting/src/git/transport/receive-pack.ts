import { PassThrough, Readable } from 'node:stream'
import type { Logger } from '@octavo/platform/log.ts'
import type { FairQueue } from '../fair-queue.ts'
import type { GitRepository } from '../git.ts'
import { GitError } from '../git-error.ts'
import type { Store } from '../store.ts'
import { currentScope, runInScope, serverCaller } from '../work-scope.ts'
import { pktLine, sideband } from './pkt-line.ts'
import { applyPush } from './push.ts'
import { type PushHead, readPushHead } from './push-commands.ts'
import { formatRejection, formatReport, oneLine } from './push-report.ts'
import { openBody } from './request-body.ts'
import { enterOrRefuse, type ReceiveRequest, type TransportLimits } from './transport.ts'
import { createWatchdog, type Watchdog } from './watchdog.ts'

export interface Receiver {
  store: Store
  queue: FairQueue
  limits: TransportLimits
  log: Logger
  /** The repository as the policy sees it, including the quarantined objects. */
  repositoryOf(store: Store): GitRepository
}

/** Proxies close connections without data. */
const keepAliveMs = 5_000

/**
 * Receives pushes without `git receive-pack`. That program has one result for all refs, or an exit code of a hook
 * for each, but no reasons, and only a hook could inspect the content. Here the policy checks the commands before
 * the pack is read, the objects stay in quarantine while they are checked, and each ref can be refused with its
 * own reason. Git still does the hard parts: it checks and stores packs, verifies connectivity and updates refs.
 */
export async function receivePack(
  receiver: Receiver,
  request: ReceiveRequest & { closing: AbortSignal },
): Promise<Readable> {
  const watchdog = createWatchdog({ ...receiver.limits, signals: [request.signal, request.closing] })
  let leave = () => {}
  const end = () => {
    watchdog[Symbol.dispose]()
    leave()
  }
  // A client that stopped sending must not block the push.
  watchdog.signal.addEventListener('abort', () => request.input.destroy())
  try {
    const caller = currentScope()?.caller ?? serverCaller
    leave = await enterOrRefuse(receiver.queue, { caller, use: 'transfer', signal: watchdog.signal })
    const body = openBody(request)
    const head = await readPushHead(body, receiver.limits)
    if (head.rejection !== undefined) {
      await body.discardRest(receiver.limits.maxPackBytes, watchdog.touch)
      end()
      return Readable.from([formatRejection(head, head.rejection)])
    }
    const output = new PassThrough()
    if (head.commands.length === 0) {
      end()
      return output.end()
    }
    output.on('close', () => watchdog.abort(new GitError('aborted', 'The client closed the connection')))
    // The watchdog ends its processes. A push that has begun to update refs runs to its end.
    const answering = runInScope({ caller }, () =>
      respond({ ...receiver, request, watchdog, body: body.stream, head, output }),
    )
    answering.finally(end)
    return output
  } catch (error) {
    end()
    throw error
  }
}

interface PendingResponse extends Receiver {
  request: ReceiveRequest
  watchdog: Watchdog
  body: Readable
  head: PushHead
  output: PassThrough
}

async function respond({ output, head, body, request, log, ...context }: PendingResponse): Promise<void> {
  const isSideband = head.capabilities.has('side-band-64k')
  const print = (text: string) => {
    if (!isSideband) return
    for (const part of sideband(2, Buffer.from(`${oneLine(text)}\n`))) output.write(part)
  }
  let keepAlive: NodeJS.Timeout | undefined
  const keepAwake = () => {
    const emptyPart = pktLine(Buffer.from([1]))
    if (isSideband) keepAlive = setInterval(() => output.write(emptyPart), keepAliveMs)
  }
  body.once('end', keepAwake)
  try {
    const report = await applyPush({ ...context, body, head, print, log, policy: request.policy })
    clearInterval(keepAlive)
    const isWanted = head.capabilities.has('report-status') || head.capabilities.has('report-status-v2')
    if (isWanted) output.write(formatReport(report, isSideband))
    output.end()
  } catch (error) {
    if (!context.watchdog.signal.aborted)
      log.error({ err: error, repository: context.store.id }, 'a push failed')
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  } finally {
    // A body without a pack may end after the response is complete.
    body.off('end', keepAwake)
    clearInterval(keepAlive)
  }
}
