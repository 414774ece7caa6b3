import type { Readable } from 'node:stream'
import type { FairQueue, Ticket } from '../fair-queue.ts'
import type { GitRepository } from '../git.ts'
import { GitError } from '../git-error.ts'
import type { Output } from '../processes/output.ts'

/**
 * Smart HTTP without HTTP. The caller checks permissions, sends the returned stream, and destroys it when the
 * client leaves. Requests are refused with a `TransportError` before there is a stream.
 */
export interface Transport {
  /** The body of `GET …/info/refs?service=…`, of type `application/x-<service>-advertisement`. */
  advertise(id: number, service: TransportService, options?: { protocol?: string }): Promise<Readable>
  /** The body of `POST …/git-upload-pack`, of type `application/x-git-upload-pack-result`. */
  uploadPack(id: number, request: TransportRequest): Promise<Readable | Output>
  /** The body of `POST …/git-receive-pack`, of type `application/x-git-receive-pack-result`. */
  receivePack(id: number, request: ReceiveRequest): Promise<Readable>
  /** Aborts everything in progress. */
  close(): Promise<void>
}

export const transportServices = ['git-upload-pack', 'git-receive-pack'] as const
export type TransportService = (typeof transportServices)[number]

export interface TransportRequest {
  /** The raw request body. */
  input: Readable
  /** The header `Content-Encoding`. */
  encoding?: string | undefined
  /** The header `Git-Protocol`. */
  protocol?: string | undefined
  /** Aborted when the client leaves. Destroying the returned stream does the same. */
  signal?: AbortSignal
}

export interface ReceiveRequest extends TransportRequest {
  policy: PushPolicy
}

/** Reasons by full ref name. Git shows them as `! [remote rejected] main -> main (reason)`. */
export type Rejections = ReadonlyMap<string, string>

export interface PushPolicy {
  /** The maximum size of one pack. */
  maxPackBytes?: number
  /** Checks what needs no objects, before the pack is read. */
  decide?(push: Push): Promise<Rejections>
  /**
   * Checks what needs objects. They are in quarantine: `repository` sees them together with the existing ones, and
   * they are deleted if every ref is refused. Receives only the commands that were not refused yet.
   */
  examine?(push: Push & { repository: GitRepository; packBytes: number }): Promise<Rejections>
  /**
   * Called after the refs were updated and before the response. The client gets the same response if this
   * fails.
   */
  received?(push: Push): Promise<void>
  /** Called last, regardless of the result, and before the client gets the response. */
  ended?(): Promise<void>
}

export interface Push {
  repositoryId: number
  /** `from` is the value that the client saw. Once `received` is called, it is the value that the ref had. */
  commands: readonly PushCommand[]
  pushOptions: readonly string[]
  /** Prints a line to the pushing user, as `remote: text`. */
  print(text: string): void
}

export interface PushCommand {
  ref: string
  from: string | null
  to: string | null
}

export interface TransportLimits {
  /** The maximum of concurrent pushes, in all and per caller. */
  maxReceivers: number
  maxReceiversPerCaller: number
  maxWaiting: number
  maxWaitMs: number
  /** The maximum size of a fetch request, compressed and expanded, and its maximum of lines. */
  maxRequestBytes: number
  maxRequestLines: number
  /** The maximum of refs in one push, and the maximum size of its commands. */
  maxCommands: number
  maxHeadBytes: number
  maxPackBytes: number
  /** Timeouts of a whole request, and of a transfer without progress. */
  maxDurationMs: number
  maxStallMs: number
  /** The maximum time in which a client reads nothing while others wait for its slot. */
  maxContendedStallMs: number
}

export type TransportErrorKind = 'busy' | 'bad-request' | 'too-large' | 'missing' | 'unavailable'

/** `busy` is 503 with `Retry-After`, `unavailable` 503 without, `bad-request` 400, `too-large` 413, `missing` 404. */
export class TransportError extends Error {
  readonly kind: TransportErrorKind
  readonly retryAfterSeconds: number | undefined

  constructor(kind: TransportErrorKind, message: string, retryAfterSeconds?: number) {
    super(message)
    this.name = 'TransportError'
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Reports a full queue as an error of the git protocol. */
export async function enterOrRefuse(queue: FairQueue, ticket: Ticket): Promise<() => void> {
  return queue.enter(ticket).catch(refuseWhenBusy)
}

export function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof GitError) || error.kind !== 'busy') throw error
  throw new TransportError('busy', error.message, Math.ceil((error.retryAfterMs ?? 0) / 1000))
}
