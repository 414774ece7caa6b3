import type { Readable } from 'node:stream'
import { isOid } from '../arguments.ts'
import { internalRefs } from '../processes/settings.ts'
import { isKeepableRef } from '../ref-names.ts'
import { readPktLine, textOf } from './pkt-line.ts'
import { type PushCommand, TransportError } from './transport.ts'

/** What stands before the pack. */
export interface PushHead {
  commands: PushCommand[]
  capabilities: ReadonlySet<string>
  pushOptions: string[]
  /** Whether the client's own history ends somewhere. */
  isShallow: boolean
}

const most = { commands: 100_000, pushOptions: 1_000 }

/** https://git-scm.com/docs/pack-protocol#_reference_update_request_and_packfile_transfer */
export async function readPushHead(stream: Readable): Promise<PushHead> {
  const head: PushHead = { commands: [], capabilities: new Set(), pushOptions: [], isShallow: false }
  for await (const text of linesUntilFlush(stream)) {
    if (/^shallow [0-9a-f]{40}$/.test(text)) {
      head.isShallow = true
      continue
    }
    const [command = '', capabilities] = text.split('\0', 2)
    if (capabilities !== undefined && head.commands.length === 0) {
      head.capabilities = new Set(capabilities.split(' ').filter(Boolean))
    }
    head.commands.push(parseCommand(command))
    if (head.commands.length > most.commands) throw new TransportError('too-large', 'Too many refs at once')
  }
  if (head.capabilities.has('object-format=sha256')) {
    throw new TransportError('bad-request', 'Objects are known by SHA-1 here')
  }
  if (head.commands.length && head.capabilities.has('push-options')) {
    for await (const option of linesUntilFlush(stream)) {
      head.pushOptions.push(option)
      if (head.pushOptions.length > most.pushOptions)
        throw new TransportError('too-large', 'Too many options')
    }
  }
  return head
}

async function* linesUntilFlush(stream: Readable): AsyncGenerator<string> {
  for (;;) {
    const line = await readPktLine(stream)
    if (line === 'flush') return
    if (!Buffer.isBuffer(line)) throw new TransportError('bad-request', 'The push ended before its end')
    yield textOf(line)
  }
}

function parseCommand(text: string): PushCommand {
  const [, from = '', to = '', ref = ''] = /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+)$/s.exec(text) ?? []
  if (!isOid(from) || !isOid(to)) throw new TransportError('bad-request', 'A push names refs and their ids')
  return { ref, from: presentOid(from), to: presentOid(to) }
}

function presentOid(oid: string): string | null {
  return /^0+$/.test(oid) ? null : oid
}

export function isHiddenFromPushes(name: string): boolean {
  return name.startsWith('refs/pull/') || name.startsWith(internalRefs)
}

/** What is refused whoever pushes, in git's own words where it has some. */
export function refuseImpossible(commands: readonly PushCommand[], head: string): Map<string, string> {
  const refused = new Map<string, string>()
  const seen = new Set<string>()
  for (const { ref, from, to } of commands) {
    if (seen.has(ref)) refused.set(ref, 'multiple updates for one ref')
    else if (!isKeepableRef(ref)) refused.set(ref, 'funny refname')
    else if (isHiddenFromPushes(ref)) refused.set(ref, 'deny updating a hidden ref')
    else if (to === null && from === null) refused.set(ref, 'there is no such ref')
    else if (to === null && ref === `refs/heads/${head}`) {
      refused.set(ref, 'deletion of the current branch prohibited')
    }
    seen.add(ref)
  }
  return refused
}
