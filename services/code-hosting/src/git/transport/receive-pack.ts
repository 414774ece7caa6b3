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
import { formatRefusal, formatReport, oneLine } from './push-report.ts'
import { openBody } from './request-body.ts'
import { enterOrRefuse, type ReceiveRequest, type TransportLimits } from './transport.ts'
import { createWatchdog, type Watchdog } from './watchdog.ts'

export interface Receiver {
  store: Store
  queue: FairQueue
  limits: TransportLimits
  log: Logger
  /** How a policy sees what is in quarantine. */
  repositoryOf(store: Store): GitRepository
}

/** Proxies give up on answers that do not come. */
const keepAliveMs = 5_000

/**
 * Receives a push without `git receive-pack`: that program knows one verdict over all refs, or an exit code of a
 * hook for each, but no reasons; and nobody could be asked about the content of a pack but by a hook. Here the
 * commands are judged before the pack is read, its objects wait in quarantine while they are examined, and each ref
 * can be refused with a reason of its own. Git still does what is hard: it checks and stores the pack, looks whether
 * all is there, and moves the refs in one transaction.
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
  // Nobody waits for what does not come.
  watchdog.signal.addEventListener('abort', () => request.input.destroy())
  try {
    const caller = currentScope()?.caller ?? serverCaller
    leave = await enterOrRefuse(receiver.queue, { caller, use: 'transfer', signal: watchdog.signal })
    const body = openBody(request)
    const head = await readPushHead(body, receiver.limits)
    if (head.refusal !== undefined) {
      await body.discardRest(receiver.limits.maxPackBytes, watchdog.touch)
      end()
      return Readable.from([formatRefusal(head, head.refusal)])
    }
    const output = new PassThrough()
    if (head.commands.length === 0) {
      end()
      return output.end()
    }
    output.on('close', () => watchdog.abort(new GitError('aborted', 'The client has gone')))
    // Its processes end with the watchdog. What has begun to move refs goes on to its end.
    const answering = runInScope({ caller }, () =>
      answer({ ...receiver, request, watchdog, body: body.stream, head, output }),
    )
    answering.finally(end)
    return output
  } catch (error) {
    end()
    throw error
  }
}

interface Answering extends Receiver {
  request: ReceiveRequest
  watchdog: Watchdog
  body: Readable
  head: PushHead
  output: PassThrough
}

async function answer({ output, head, body, request, log, ...given }: Answering): Promise<void> {
  const isSideband = head.capabilities.has('side-band-64k')
  const tell = (text: string) => {
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
    const report = await applyPush({ ...given, body, head, tell, log, policy: request.policy })
    clearInterval(keepAlive)
    const isWanted = head.capabilities.has('report-status') || head.capabilities.has('report-status-v2')
    if (isWanted) output.write(formatReport(report, isSideband))
    output.end()
  } catch (error) {
    if (!given.watchdog.signal.aborted) log.error({ err: error, repository: given.store.id }, 'A push failed')
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  } finally {
    // A body without a pack may end after everything is said.
    body.off('end', keepAwake)
    clearInterval(keepAlive)
  }
}
