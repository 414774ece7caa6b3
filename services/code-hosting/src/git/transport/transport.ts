import type { Readable } from 'node:stream'
import type { FairQueue, Ticket } from '../fair-queue.ts'
import type { GitRepository } from '../git.ts'
import { GitError } from '../git-error.ts'
import type { Output } from '../processes/output.ts'

/**
 * Smart HTTP without HTTP: the caller checks rights, answers with the stream it gets, and ends the stream when its
 * client goes away. Whatever is refused is refused with a `TransportError` before there is a stream.
 */
export interface Transport {
  /** The body of `GET …/info/refs?service=…`, of the type `application/x-<service>-advertisement`. */
  advertise(id: number, service: TransportService, options?: { protocol?: string }): Promise<Readable>
  /** The body of `POST …/git-upload-pack`, of the type `application/x-git-upload-pack-result`. */
  uploadPack(id: number, request: TransportRequest): Promise<Readable | Output>
  /** The body of `POST …/git-receive-pack`, of the type `application/x-git-receive-pack-result`. */
  receivePack(id: number, request: ReceiveRequest): Promise<Readable>
  /** Ends everything under way. */
  close(): Promise<void>
}

export const transportServices = ['git-upload-pack', 'git-receive-pack'] as const
export type TransportService = (typeof transportServices)[number]

export interface TransportRequest {
  /** The body as it came in. */
  input: Readable
  /** The header `Content-Encoding`. */
  encoding?: string | undefined
  /** The header `Git-Protocol`. */
  protocol?: string | undefined
  /** Fires when the client goes away; destroying the returned stream does the same. */
  signal?: AbortSignal
}

export interface ReceiveRequest extends TransportRequest {
  policy: PushPolicy
}

/** Reasons by full ref name. Git shows them as `! [remote rejected] main -> main (reason)`. */
export type Refusals = ReadonlyMap<string, string>

export interface PushPolicy {
  /** The most bytes of one pack. */
  maxPackBytes?: number
  /** Judges what can be judged without objects, before anything of the pack is read. */
  decide?(push: Push): Promise<Refusals>
  /**
   * Judges what needs objects. They lie in quarantine: `repository` sees them and the existing ones, nobody else sees
   * them, and they vanish if every ref is refused. Only the commands that are still alive are given.
   */
  examine?(push: Push & { repository: GitRepository; packBytes: number }): Promise<Refusals>
  /** The refs have moved. The client is told after this; when this fails it is told all the same. */
  received?(push: Push): Promise<void>
  /** Comes last, whatever became of the push, and before the client hears of it. */
  ended?(): Promise<void>
}

export interface Push {
  repositoryId: number
  /** `from` is what the client saw; it is what the ref was once `received` is called. */
  commands: readonly PushCommand[]
  pushOptions: readonly string[]
  /** Shows a line to the person who pushes, as `remote: text`. */
  tell(text: string): void
}

export interface PushCommand {
  ref: string
  from: string | null
  to: string | null
}

export interface TransportLimits {
  /** How many pushes may come in at once, in all and of each caller. */
  maxReceivers: number
  maxReceiversPerCaller: number
  maxWaiting: number
  maxWaitMs: number
  /** The most bytes of a fetch request, as it comes in and expanded, and the most lines in it. */
  maxRequestBytes: number
  maxRequestLines: number
  /** The most refs of one push, and the most bytes of its commands. */
  maxCommands: number
  maxHeadBytes: number
  maxPackBytes: number
  /** For one request as a whole, and without a byte moving. */
  maxDurationMs: number
  maxStallMs: number
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

/** What all git processes are busy with is told in the words of the protocol. */
export async function enterOrRefuse(queue: FairQueue, ticket: Ticket): Promise<() => void> {
  return queue.enter(ticket).catch(refuseWhenBusy)
}

export function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof GitError) || error.kind !== 'busy') throw error
  throw new TransportError('busy', error.message, Math.ceil((error.retryAfterMs ?? 0) / 1000))
}
