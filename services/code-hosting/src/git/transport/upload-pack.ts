import { Readable } from 'node:stream'
import { isOid, literals, ownFolder } from '../arguments.ts'
import { type Output, outputOf } from '../processes/output.ts'
import { createRefs } from '../refs.ts'
import type { Store } from '../store.ts'
import type { PackQueue } from './pack-queue.ts'
import { type PktLine, pktLine, pktLines, textOf } from './pkt-line.ts'
import { protocolOf } from './protocol.ts'
import { wholeBody } from './request-body.ts'
import { TransportError, type TransportLimits, type TransportRequest } from './transport.ts'
import { findUnreachable } from './wanted.ts'
import { createWatchdog } from './watchdog.ts'

/** Answers what a client asks when it clones or fetches. Git makes the pack, and its output is passed on as it is. */
export async function uploadPack(
  store: Store,
  queue: PackQueue,
  limits: TransportLimits,
  request: TransportRequest & { closing: AbortSignal },
): Promise<Readable | Output> {
  const watchdog = createWatchdog({ ...limits, signals: [request.signal, request.closing] })
  let leave = () => {}
  const end = () => {
    watchdog[Symbol.dispose]()
    leave()
  }
  // Nobody waits for what does not come.
  watchdog.signal.addEventListener('abort', () => request.input.destroy())
  try {
    const body = await wholeBody(request, limits.maxRequestBytes, watchdog.touch)
    const { version, variable } = protocolOf(request.protocol)
    const { isFetch, wants } = parseRequest(pktLines(body))
    const refused = await findUnreachable(store, createRefs(store), wants)
    if (refused !== undefined) {
      end()
      return Readable.from([pktLine(`ERR upload-pack: not our ref ${refused}`)])
    }
    if (isFetch || version !== 2) leave = await queue.enter(watchdog.signal)
    const command = {
      ...store.command([...literals('upload-pack', '--stateless-rpc', '--strict'), ownFolder(store.gitDir)]),
      environment: variable,
    }
    const started = await store.engine.spawner.start(command, {
      timeoutMs: limits.maxDurationMs,
      signal: watchdog.signal,
    })
    started.stdin.end(body)
    const output = outputOf(command, started, watchdog.touch)
    started.ended.then(end)
    return output
  } catch (error) {
    end()
    throw error
  }
}

interface Asked {
  isFetch: boolean
  wants: string[]
}

/**
 * Wants stand in the first section in all versions of the protocol; in older ones capabilities follow the first.
 * https://git-scm.com/docs/protocol-v2#_command_request
 */
function parseRequest(lines: Iterable<PktLine>): Asked {
  const asked: Asked = { isFetch: false, wants: [] }
  for (const line of lines) {
    if (line === 'flush') break
    if (typeof line === 'string') continue
    const text = textOf(line)
    if (text === 'command=fetch') asked.isFetch = true
    const want = /^want (\S+)/.exec(text)?.[1]
    if (want === undefined) continue
    if (!isOid(want)) throw new TransportError('bad-request', 'What is wanted is known by its id')
    asked.wants.push(want)
  }
  return asked
}
