import { isOid, literals } from './arguments.ts'
import type { ObjectType } from './git.ts'
import { GitError } from './git-error.ts'
import { errorOf } from './processes/ended.ts'
import type { GitCommand, GitProcess } from './processes/git-process.ts'
import type { Spawner } from './processes/spawn.ts'

/** One `git cat-file --batch-command` process, which responds in the order of the requests. */
export interface ObjectReader {
  readonly isAlive: boolean
  request(request: ObjectRequest): Promise<ObjectResponse | undefined>
  close(): Promise<unknown>
}

export interface ObjectRequest {
  command: 'info' | 'contents'
  name: string
  /** The response has no content if the object is of another type or larger. */
  expected?: { type: ObjectType; maxBytes: number }
}

export interface ObjectResponse {
  oid: string
  type: ObjectType
  sizeBytes: number
  bytes?: Buffer
}

interface Waiting extends ObjectRequest {
  resolve(response: ObjectResponse | undefined): void
  reject(error: Error): void
}

/** Full and abbreviated object ids and what they peel to: the only revisions ever sent. */
const objectNamePattern = /^[0-9a-f]{4,40}(?:\^\{(?:commit|tree)?\})?$/
const dayMs = 24 * 3_600_000

export function createObjectReader(
  spawner: Pick<Spawner, 'start'>,
  location: Omit<GitCommand, 'args'>,
): ObjectReader {
  const command = { ...location, args: literals('cat-file', '--batch-command', '--buffer') }
  // All callers share the readers, and their pool bounds them.
  const starting = spawner.start(command, { timeoutMs: dayMs, slot: 'none' })
  const queue: Waiting[] = []
  let failure: Error | undefined
  let unsent = ''
  const fail = (error: Error) => {
    failure ??= error
    for (const { reject } of queue.splice(0)) reject(error)
  }
  starting.then((started) => {
    const onChunk = createParser(queue, (error) => {
      fail(error)
      started.kill()
    })
    started.stdout.on('data', onChunk)
    started.ended.then((ended) => fail(errorOf(command, ended)))
  }, fail)
  const send = async () => {
    const started = await starting
    started.stdin.write(`${unsent}flush\n`)
    unsent = ''
  }
  return {
    get isAlive() {
      return failure === undefined
    },
    request(request) {
      const { command, name } = request
      if (failure) return Promise.reject(failure)
      if (!objectNamePattern.test(name)) throw new GitError('invalid', `"${name}" is not an object id`)
      if (unsent === '') queueMicrotask(() => send().catch(fail))
      unsent += `${command} ${name}\n`
      return new Promise((resolve, reject) => queue.push({ ...request, resolve, reject }))
    },
    close: () => closeReader(starting),
  }
}

async function closeReader(starting: Promise<GitProcess>): Promise<void> {
  const started = await starting.catch(() => undefined)
  started?.kill()
  await started?.ended
}

/** Parses the output in chunks of any size and resolves the waiting requests. */
function createParser(queue: Waiting[], fail: (error: Error) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0)
  let body: { response: ObjectResponse; bytes: Buffer | undefined; left: number } | undefined

  /** Reads a header line. Returns the rest of the chunk, or undefined if the line is incomplete. */
  const readHead = (chunk: Buffer): Buffer | undefined => {
    const joined = head.length ? Buffer.concat([head, chunk]) : chunk
    const end = joined.indexOf(10)
    if (end < 0) {
      head = joined
      return undefined
    }
    head = Buffer.alloc(0)
    const response = parseHead(joined.toString('latin1', 0, end))
    const [first] = queue
    if (!first) throw new GitError('failed', 'git cat-file sent an unexpected response')
    if (response && first.command === 'contents') {
      const { type, sizeBytes } = response
      const { expected } = first
      const isExpected = !expected || (type === expected.type && sizeBytes <= expected.maxBytes)
      const bytes = isExpected ? Buffer.allocUnsafeSlow(sizeBytes) : undefined
      // A line feed follows the content.
      body = { response, bytes, left: sizeBytes + 1 }
    } else {
      queue.shift()
      first.resolve(response)
    }
    return joined.subarray(end + 1)
  }

  const readBody = (chunk: Buffer, open: NonNullable<typeof body>): Buffer => {
    const { bytes, response } = open
    const content = chunk.subarray(0, open.left)
    bytes?.set(content.subarray(0, open.left - 1), response.sizeBytes + 1 - open.left)
    open.left -= content.length
    if (open.left === 0) {
      body = undefined
      queue.shift()?.resolve(bytes ? { ...response, bytes } : response)
    }
    return chunk.subarray(content.length)
  }

  return (chunk) => {
    try {
      for (let rest: Buffer | undefined = chunk; rest?.length; ) {
        rest = body ? readBody(rest, body) : readHead(rest)
      }
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

function parseHead(line: string): ObjectResponse | undefined {
  const [oid = '', type = '', size = ''] = line.split(' ')
  if (type === 'missing' || type === 'ambiguous' || line.endsWith(' missing')) return undefined
  if (!isOid(oid) || !isObjectType(type) || !/^\d+$/.test(size)) {
    throw new GitError('failed', `unexpected git cat-file output: ${line.slice(0, 200)}`)
  }
  return { oid, type, sizeBytes: Number(size) }
}

export function isObjectType(text: string): text is ObjectType {
  return text === 'commit' || text === 'tree' || text === 'blob' || text === 'tag'
}
