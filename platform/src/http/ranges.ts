export interface ByteRange {
  /** Inclusive, as on the wire. */
  start: number
  end: number
}

/**
 * Parses a `Range` header with a single range (RFC 9110 §14.2). Returns undefined when the whole representation must be
 * sent: for a missing header, unknown units, invalid syntax and multiple ranges.
 */
export function parseRange(
  header: string | undefined,
  byteLength: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(header?.trim() ?? '')
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

/** Evaluates `If-Range` (RFC 9110 §13.1.5). */
export function isRangeCurrent(ifRange: string | undefined, etag: string, lastModified: string): boolean {
  return ifRange === undefined || ifRange === etag || Date.parse(ifRange) === Date.parse(lastModified)
}
