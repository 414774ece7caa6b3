import type { IncomingHttpHeaders } from 'node:http'
import type { Problem } from '@octavo/platform/errors.ts'
import type { Dispatcher } from 'undici'
import type { Settings } from '../config.ts'
import {
  connectionProblem,
  isAboutRequest,
  statusProblem,
  upstreamFailed,
  upstreamTimedOut,
} from './failures.ts'
import { ResponseStream } from './response-stream.ts'
import type { StreamObserver } from './stream-observer.ts'

type Timeouts = Settings['upstreams'][number]['timeouts']

export interface ExchangeOptions {
  upstream: string
  timeouts: Timeouts
  isStream: boolean
  observer: StreamObserver
  signal: AbortSignal
  /** Called once, with the failure if the server is to blame for one. */
  onClose(failure?: unknown): void
}

export interface ExchangeResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer | ResponseStream
}

const maxBodyBytes = 64 * 1024 * 1024
const maxErrorBytes = 1024 * 1024
const errorEvent = /^\s*(?:data: ?\{"error"|event: ?error)/

/**
 * One request to a model server. `response` settles with the first bytes of a stream, so that failures before them can
 * be answered by another server, and with the whole body of any other response.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly response: Promise<ExchangeResponse>
  readonly #settle: PromiseWithResolvers<ExchangeResponse>
  readonly #options: ExchangeOptions
  readonly #totalTimer: NodeJS.Timeout
  #timer: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #abortReason: Error | undefined
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #chunks: Buffer[] = []
  #size = 0
  #stream: ResponseStream | undefined
  #isClosed = false

  get hasResponse(): boolean {
    return this.#status !== 0
  }

  constructor(options: ExchangeOptions) {
    const { timeouts, upstream, signal } = options
    this.#options = options
    this.#settle = Promise.withResolvers()
    this.response = this.#settle.promise
    this.#totalTimer = setTimeout(
      () => this.#fail(upstreamTimedOut(upstream, 'took too long to respond')),
      timeouts.totalMs,
    )
    this.#timer = setTimeout(
      () => this.#fail(upstreamTimedOut(upstream, 'did not start its response in time')),
      timeouts.firstTokenMs,
    )
    signal.addEventListener('abort', this.#onAbort, { once: true })
    if (signal.aborted) this.#onAbort()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // It left the queue of connections only now.
    if (this.#abortReason) controller.abort(this.#abortReason)
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return
    this.#status = status
    this.#headers = headers
    const failure = this.#findResponseFailure()
    if (failure) this.#fail(failure)
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isClosed) return
    if (this.#stream) {
      this.#timer.refresh()
      this.#stream.add(chunk)
    } else if (this.#isEventStream()) this.#startStream(chunk)
    else this.#collect(chunk)
  }

  onResponseEnd(): void {
    if (this.#isClosed) return
    const { upstream } = this.#options
    if (this.#stream) this.#stream.finish()
    else if (this.#isEventStream()) this.#fail(upstreamFailed(upstream, 'sent an empty stream'))
    else this.#resolve(Buffer.concat(this.#chunks))
    this.#close()
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#fail(connectionProblem(this.#options.upstream, error), error)
  }

  #startStream(chunk: Buffer): void {
    const { upstream, timeouts, observer } = this.#options
    if (errorEvent.test(chunk.toString('latin1', 0, 64))) {
      this.#fail(upstreamFailed(upstream, 'responded with an error event'))
      return
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onSilence(), timeouts.betweenChunksMs)
    this.#stream = new ResponseStream({
      source: {
        pause: () => this.#controller?.pause(),
        resume: () => {
          this.#timer.refresh()
          this.#controller?.resume()
        },
      },
      observer,
      onClose: () => this.#abandon(),
    })
    this.#resolve(this.#stream)
    this.#stream.add(chunk)
  }

  #onSilence(): void {
    // The client is slow, not the server.
    if (this.#stream?.isHeldBack) this.#timer.refresh()
    else this.#fail(upstreamTimedOut(this.#options.upstream, 'stopped in the middle of its response'))
  }

  #collect(chunk: Buffer): void {
    this.#size += chunk.length
    const maxBytes = this.#status < 300 ? maxBodyBytes : maxErrorBytes
    if (this.#size > maxBytes)
      this.#fail(upstreamFailed(this.#options.upstream, 'sent a response that is too long'))
    else this.#chunks.push(chunk)
  }

  #resolve(body: ExchangeResponse['body']): void {
    this.#settle.resolve({ status: this.#status, headers: this.#headers, body })
  }

  #findResponseFailure(): Problem | undefined {
    const { upstream, isStream } = this.#options
    if (this.#status >= 300)
      return isAboutRequest(this.#status) ? undefined : statusProblem(upstream, this.#status, this.#headers)
    if (this.#headers['content-encoding'] && this.#headers['content-encoding'] !== 'identity')
      return upstreamFailed(upstream, 'compressed its response')
    const type = String(this.#headers['content-type'] ?? '')
    const isExpected = isStream ? type.startsWith('text/event-stream') : /[/+]json\b/.test(type)
    return isExpected
      ? undefined
      : upstreamFailed(upstream, `responded with the media type "${type.slice(0, 100)}"`)
  }

  #isEventStream(): boolean {
    return this.#options.isStream && this.#status < 300
  }

  readonly #onAbort = () => {
    const { signal } = this.#options
    this.#settle.reject(signal.reason)
    this.#stream?.destroy()
    this.#abandon()
  }

  /** Ends an exchange that has no reader any more. */
  #abandon(): void {
    if (this.#isClosed) return
    this.#close()
    this.#abort(new Error('The client disconnected'))
  }

  #fail(failure: Problem, cause: unknown = failure): void {
    if (this.#isClosed) return
    this.#close(cause)
    this.#settle.reject(failure)
    this.#stream?.fail(failure)
    this.#abort(failure)
  }

  #abort(reason: Error): void {
    this.#abortReason = reason
    this.#controller?.abort(reason)
  }

  #close(failure?: unknown): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#totalTimer)
    this.#options.signal.removeEventListener('abort', this.#onAbort)
    this.#options.onClose(failure)
  }
}
