/** True if a later retry can succeed. */
export function isRateLimited({ status, headers }: Response): boolean {
  if (headers.get('x-should-retry') === 'false') return false
  if (status === 429 || status === 503) return true
  // Some services use 403 for rate limits, which otherwise is final.
  return status === 403 && (headers.has('retry-after') || isExhausted(headers))
}

/** Returns the wait that the response requests. */
export function findWaitMs({ headers }: Response, nowMs: number): number | undefined {
  const explicit = readNumber(headers.get('retry-after-ms')) ?? readRetryAfter(headers, nowMs)
  if (explicit !== undefined || !isExhausted(headers)) return explicit
  return readQuotas(headers) ?? readReset(headers, nowMs)
}

/** Reset headers are sent with every response and matter only when nothing remains. */
function isExhausted(headers: Headers): boolean {
  const remaining = headers.get('x-ratelimit-remaining') ?? headers.get('ratelimit-remaining')
  return remaining?.trim() === '0' || readQuotas(headers) !== undefined
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-retry-after */
function readRetryAfter(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after')
  const seconds = readNumber(text)
  if (seconds !== undefined) return seconds * 1000
  const isDate = /^\w{3,9}, \d\d[ -]\w{3}[ -]\d{2,4} /.test(text ?? '')
  const untilMs = isDate ? Date.parse(text ?? '') : Number.NaN
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs - serverNowMs(headers, nowMs))
}

/**
 * The longest wait that a `RateLimit` header names for a quota with nothing left:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ in its latest and earlier drafts.
 */
function readQuotas(headers: Headers): number | undefined {
  const text = headers.get('ratelimit') ?? ''
  const quotas = text.match(/(?:"[^"]*"|[^",])+/g) ?? []
  const isEarlierForm = /\bremaining\s*=\s*0\b/.test(text)
  const waits = isEarlierForm
    ? [/\breset\s*=\s*(\d+)/.exec(text)?.[1]]
    : quotas.filter((quota) => /;\s*r=0\b/.test(quota)).map((quota) => /;\s*t=(\d+)/.exec(quota)?.[1])
  const waitsMs = waits.flatMap((seconds) => (seconds === undefined ? [] : [Number(seconds) * 1000]))
  return waitsMs.length > 0 ? Math.max(...waitsMs) : undefined
}

function readReset(headers: Headers, nowMs: number): number | undefined {
  const seconds = readNumber(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset'))
  if (seconds === undefined) return undefined
  // Most services send an epoch time, some a delay; values below 1e9 are delays.
  const waitMs = seconds < 1e9 ? seconds * 1000 : seconds * 1000 - serverNowMs(headers, nowMs)
  return waitMs > 0 ? waitMs : undefined
}

/** Absolute times use the server's clock, which `Date` shows. */
function serverNowMs(headers: Headers, nowMs: number): number {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? nowMs : date
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined
}
