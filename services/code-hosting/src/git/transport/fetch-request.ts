import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { isOid } from '../arguments.ts'
import type { FairQueue } from '../fair-queue.ts'
import { currentScope, serverCaller } from '../work-scope.ts'
import type { RequestBody } from './request-body.ts'
import { enterOrRefuse, TransportError, type TransportLimits } from './transport.ts'

export interface FetchRequest {
  /** Whether the client requests a pack. */
  isFetch: boolean
  wants: ReadonlySet<string>
  /** The body to pass to git. */
  bytes: Buffer
}

interface ReadOptions {
  limits: Pick<TransportLimits, 'maxRequestBytes' | 'maxRequestLines'>
  /** Limits the number of concurrent requests with large bodies in memory. */
  largeBodies: FairQueue
  signal: AbortSignal
  onChunk(): void
  /** Called once with the first wants, so a request for missing objects is refused early. */
  checkFirst(wants: ReadonlySet<string>): Promise<void>
}

const maxSmallBytes = 256 * 1024
const maxBatchedWants = 100

/**
 * Reads a request within the limits. Wants are in the first section in all protocol versions. In older versions,
 * capabilities follow the first want. https://git-scm.com/docs/protocol-v2#_command_request
 */
export async function readFetchRequest(body: RequestBody, options: ReadOptions): Promise<FetchRequest> {
  const { limits, largeBodies, signal, onChunk, checkFirst } = options
  const parser = createParser(limits.maxRequestLines)
  const chunks: Buffer[] = []
  let length = 0
  let isChecked = false
  let leave = () => {}
  try {
    for await (const chunk of body.stream.iterator({ destroyOnReturn: false })) {
      onChunk()
      length += chunk.length
      if (Math.max(length, body.receivedBytes()) > limits.maxRequestBytes)
        throw new TransportError('too-large', `a request has ${limits.maxRequestBytes} bytes at most`)
      const isFirstLarge = length > maxSmallBytes && length - chunk.length <= maxSmallBytes
      if (isFirstLarge) {
        const caller = currentScope()?.caller ?? serverCaller
        leave = await enterOrRefuse(largeBodies, { caller, use: 'short', signal })
      }
      chunks.push(chunk)
      const wants = parser.take(chunk)
      if (!isChecked && wants.size > maxBatchedWants) {
        isChecked = true
        await checkFirst(new Set([...wants].slice(0, maxBatchedWants)))
      }
      await yieldIfBusy()
    }
    return { ...parser.end(), bytes: Buffer.concat(chunks, length) }
  } catch (error) {
    if (error instanceof TransportError || error instanceof UnreachableWant) throw error
    signal.throwIfAborted()
    throw new TransportError('bad-request', 'The request body is incomplete')
  } finally {
    leave()
  }
}

export class UnreachableWant extends Error {
  constructor(oid: string) {
    super(`not our ref ${oid}`)
    this.name = 'UnreachableWant'
  }
}

/** Parses pkt-lines from chunks of any size. */
function createParser(maxLines: number) {
  const wants = new Set<string>()
  let isFetch = false
  let isInFirstSection = true
  let lines = 0
  let rest: Buffer = Buffer.alloc(0)

  function note(bytes: Buffer, at: number, end: number): void {
    // Capabilities may follow the id.
    const text = bytes.toString('latin1', at, Math.min(end, at + maxReadBytes))
    if (text.startsWith('want ')) {
      const want = text.slice(5, 45)
      if (!isOid(want) || /^[^ \n]/.test(text.slice(45)))
        throw new TransportError('bad-request', 'A want line must contain an object id')
      wants.add(want)
    } else if (text.trimEnd() === 'command=fetch') isFetch = true
  }

  return {
    take(chunk: Buffer): ReadonlySet<string> {
      const bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk
      let at = 0
      while (bytes.length - at >= 4) {
        const length = lengthAt(bytes, at)
        if (length > 3 && at + length > bytes.length) break
        if (++lines > maxLines)
          throw new TransportError('too-large', `a request has ${maxLines} lines at most`)
        if (length === 0) isInFirstSection = false
        if (length > 4 && isInFirstSection) note(bytes, at + 4, at + length)
        at += Math.max(4, length)
      }
      rest = bytes.subarray(at)
      return wants
    },
    end(): Omit<FetchRequest, 'bytes'> {
      if (rest.length) throw new TransportError('bad-request', 'This is not the git protocol')
      return { isFetch, wants }
    },
  }
}

const maxReadBytes = 100

/** https://git-scm.com/docs/protocol-common#_pkt_line_format */
function lengthAt(bytes: Buffer, at: number): number {
  let length = 0
  for (let index = at; index < at + 4; index++) length = length * 16 + digitOf(bytes[index] ?? 0)
  if (length >= 0 && length !== 3 && length <= maxLineBytes) return length
  throw new TransportError('bad-request', 'This is not the git protocol')
}

/** The value of a hexadecimal digit, or NaN. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}

const maxLineBytes = 65_520
