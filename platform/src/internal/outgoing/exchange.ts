import { errors } from 'undici'
import { OutgoingError } from '../../outgoing/outgoing.ts'

/** One call of `fetch`, from its first request to the last byte of the body. */
export interface Exchange {
  signal: AbortSignal
  /** Returns the error for the caller: its own abort reason, or an OutgoingError. */
  explain(error: unknown): unknown
  /** Stops the timer from keeping the process alive. The open socket does, and the body may never be read. */
  onResponse(): void
  end(): void
}

export function startExchange(caller: AbortSignal | undefined, timeoutMs: number): Exchange {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  return {
    signal: caller === undefined ? deadline.signal : AbortSignal.any([caller, deadline.signal]),
    explain(error) {
      if (error instanceof OutgoingError) return error
      if (caller?.aborted) return caller.reason
      if (deadline.signal.aborted)
        return new OutgoingError('timed_out', `No complete response within ${timeoutMs} ms`)
      return asOutgoingError(error)
    },
    onResponse: () => void timer.unref(),
    end: () => clearTimeout(timer),
  }
}

function asOutgoingError(error: unknown): OutgoingError {
  if (error instanceof errors.InvalidArgumentError) {
    return new OutgoingError('invalid_request', 'The request cannot be sent', error)
  }
  if (error instanceof errors.HeadersOverflowError) {
    return new OutgoingError('too_large', 'The response has too many headers', error)
  }
  if (error instanceof errors.ConnectTimeoutError) {
    return new OutgoingError('timed_out', 'The host did not take the connection in time', error)
  }
  if (error instanceof errors.HTTPParserError || isUndecodable(error)) {
    return new OutgoingError('bad_response', 'The response cannot be parsed', error)
  }
  return new OutgoingError('unreachable', 'The host cannot be reached, or broke off', error)
}

/** The error codes of zlib, Zstandard and Brotli, which Node spells with two underscores. */
function isUndecodable(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(Z_|ERR__ERROR_|ERR_BROTLI|ZSTD_)/.test(String(error.code))
  )
}
