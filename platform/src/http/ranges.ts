import type { IncomingHttpHeaders } from 'node:http'

export interface ByteRange {
  /** Inclusive, as on the wire. */
  start: number
  end: number
}

interface Representation {
  byteLength: number
  etag: string
  /** As in the header. */
  lastModified?: string
}

/**
 * The single range of a request (RFC 9110 §14.2). Returns undefined if the whole representation must be sent:
 * for other methods than `GET`, an `If-Range` of another version (§13.1.5), a missing header, unknown units, invalid
 * syntax and multiple ranges.
 */
export function rangeOf(
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  { byteLength, etag, lastModified }: Representation,
): ByteRange | 'unsatisfiable' | undefined {
  if (method !== 'GET' || headers.range === undefined) return undefined
  const ifRange = headers['if-range']?.toString()
  const isCurrent =
    ifRange === undefined ||
    ifRange === etag ||
    (lastModified !== undefined && Date.parse(ifRange) === Date.parse(lastModified))
  return isCurrent ? parseRange(headers.range, byteLength) : undefined
}

function parseRange(header: string, byteLength: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header.trim())
  if (!match) return undefined
  const [, from, to, suffix] = match
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), byteLength)
    return length > 0 ? { start: byteLength - length, end: byteLength - 1 } : 'unsatisfiable'
  }
  const start = Number(from)
  const end = to ? Math.min(Number(to), byteLength - 1) : byteLength - 1
  if (to && Number(to) < start) return undefined
  return start < byteLength ? { start, end } : 'unsatisfiable'
}
