import type { Readable } from 'node:stream'
import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { isOid } from '../arguments.ts'
import { internalRefs } from '../processes/settings.ts'
import { isStorableRef } from '../ref-names.ts'
import { readPktLine, textOf } from './pkt-line.ts'
import type { RequestBody } from './request-body.ts'
import { type PushCommand, TransportError } from './transport.ts'

/** The part of a push before the pack. */
export interface PushHead {
  commands: PushCommand[]
  capabilities: ReadonlySet<string>
  pushOptions: string[]
  /** Whether the client has a shallow clone. */
  isShallow: boolean
  /** Why reading stopped early. */
  rejection?: string
}

export interface PushHeadLimits {
  maxCommands: number
  maxHeadBytes: number
}

/** A ref name has up to 1,000 bytes. A line also has two ids, and the first line the capabilities. */
const maxLineBytes = 4_096
const maxPushOptions = 1_000
const maxPushOptionBytes = 1_024

/**
 * Reads commands within the limits.
 * https://git-scm.com/docs/pack-protocol#_reference_update_request_and_packfile_transfer
 */
export async function readPushHead(body: RequestBody, limits: PushHeadLimits): Promise<PushHead> {
  const head: PushHead = { commands: [], capabilities: new Set(), pushOptions: [], isShallow: false }
  const meter = createMeter(body, limits.maxHeadBytes)
  try {
    for await (const text of linesUntilFlush(body.stream, maxLineBytes, meter))
      readCommand(head, text, limits)
    if (head.capabilities.has('object-format=sha256')) {
      throw new TransportError('bad-request', 'Only SHA-1 object ids are supported')
    }
    if (head.commands.length && head.capabilities.has('push-options')) {
      for await (const option of linesUntilFlush(body.stream, maxPushOptionBytes, meter)) {
        head.pushOptions.push(option)
        if (head.pushOptions.length > maxPushOptions)
          throw tooLarge(`a push has ${maxPushOptions} options at most`)
      }
    }
  } catch (error) {
    if (!(error instanceof TransportError) || error.kind !== 'too-large') throw error
    head.rejection = error.message
  }
  return head
}

type Meter = (lineBytes: number) => void

/** Counts both compressed and expanded bytes: a small body may expand to a large one. */
function createMeter(body: RequestBody, maxBytes: number): Meter {
  let bytes = 0
  return (lineBytes) => {
    bytes += lineBytes + 4
    // The first chunks of the pack may have arrived with the commands.
    const received = body.receivedBytes() - readAheadBytes
    if (bytes > maxBytes || received > maxBytes)
      throw tooLarge(`the commands of a push have ${maxBytes} bytes at most; push fewer refs at once`)
  }
}

const readAheadBytes = 256 * 1024

async function* linesUntilFlush(stream: Readable, maxBytes: number, meter: Meter): AsyncGenerator<string> {
  for (;;) {
    await yieldIfBusy()
    const line = await readPktLine(stream, maxBytes)
    if (line === 'flush') return
    if (!Buffer.isBuffer(line)) throw new TransportError('bad-request', 'The push is incomplete')
    meter(line.length)
    yield textOf(line)
  }
}

function readCommand(head: PushHead, text: string, { maxCommands }: PushHeadLimits): void {
  if (/^shallow [0-9a-f]{40}$/.test(text)) {
    head.isShallow = true
    return
  }
  const [command = '', capabilities] = text.split('\0', 2)
  if (capabilities !== undefined && head.commands.length === 0) {
    head.capabilities = new Set(capabilities.split(' ').filter(Boolean))
  }
  if (head.commands.length >= maxCommands)
    throw tooLarge(`a push has ${maxCommands} refs at most; push fewer refs at once`)
  head.commands.push(parseCommand(command))
}

function parseCommand(text: string): PushCommand {
  const [, from = '', to = '', ref = ''] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+)$/s.exec(text) ?? []
  if (!isOid(from) || !isOid(to)) throw new TransportError('bad-request', 'A push names refs and their ids')
  return { ref, from: presentOid(from), to: presentOid(to) }
}

function presentOid(oid: string): string | null {
  return /^0+$/.test(oid) ? null : oid
}

function tooLarge(message: string): TransportError {
  return new TransportError('too-large', message)
}

export function isHiddenFromPushes(name: string): boolean {
  return name.startsWith('refs/pull/') || name.startsWith(internalRefs)
}

/** Refuses commands that are invalid for every client, with git's own messages where it has some. */
export async function refuseImpossible(
  commands: readonly PushCommand[],
  head: string,
): Promise<Map<string, string>> {
  const rejected = new Map<string, string>()
  const seenRefs = new Set<string>()
  for (const { ref, from, to } of commands) {
    await yieldIfBusy()
    if (seenRefs.has(ref)) rejected.set(ref, 'multiple updates for one ref')
    else if (!isStorableRef(ref)) rejected.set(ref, 'funny refname')
    else if (isHiddenFromPushes(ref)) rejected.set(ref, 'deny updating a hidden ref')
    else if (to === null && from === null) rejected.set(ref, 'there is no such ref')
    else if (to === null && ref === `refs/heads/${head}`) {
      rejected.set(ref, 'deletion of the current branch prohibited')
    }
    seenRefs.add(ref)
  }
  return rejected
}
