export interface ByteRange {
  /** Inclusive, as on the wire. */
  start: number
  end: number
}

/**
 * The one range that `Range` asks for (RFC 9110 §14.2). Nothing where the whole is to be sent: without a header, for
 * units or syntax that nobody knows, and for several ranges, which a server may answer with the whole.
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

/** Whether a range may be sent: what the client has is still of this version (RFC 9110 §13.1.5). */
export function isRangeCurrent(ifRange: string | undefined, etag: string, lastModified: string): boolean {
  return ifRange === undefined || ifRange === etag || Date.parse(ifRange) === Date.parse(lastModified)
}
