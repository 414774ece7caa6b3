import type { PreparedResponse } from '@octavo/platform/http/prepared-response.ts'

/** The bytes of a response with all headers that do not depend on the request. */
export interface PreparedImage {
  bytes: Buffer
  etag: string
  headers: Record<string, string | number>
  headersOf304: Record<string, string>
  /** All content encodings share one variant, because images are compressed already. */
  prepared: PreparedResponse
}

/** The URL names the content: a changed photo has another file name. */
const immutable = 'public, max-age=31536000, immutable'

/** A strong validator that is known before the image is rendered. */
export const etagFor = (key: string): string => `"${key.slice(0, 32)}"`

/** Headers of all image responses, also of 304. */
export function cachingHeaders(etag: string): Record<string, string> {
  return {
    etag,
    'cache-control': immutable,
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** Images and texts come from strangers, so nothing in them may run. */
export const contentHeaders = {
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
} as const

export function prepareImage(key: string, mediaType: string, bytes: Buffer): PreparedImage {
  const etag = etagFor(key)
  const headersOf304 = cachingHeaders(etag)
  const headers = {
    ...headersOf304,
    ...contentHeaders,
    'content-type': mediaType,
    'content-length': bytes.length,
  }
  const variant = { body: bytes, etag, headers, headersOf304 }
  const prepared = { variants: { identity: variant, gzip: variant, br: variant }, byteLength: bytes.length }
  return { bytes, etag, headers, headersOf304, prepared }
}

/** Media types by the first bytes, because cached files have no other label. */
export function mediaTypeOf(bytes: Buffer): string {
  const has = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (has('\xff\xd8\xff')) return 'image/jpeg'
  if (has('\x89PNG')) return 'image/png'
  if (has('WEBP', 8)) return 'image/webp'
  if (has('ftypavi', 4)) return 'image/avif'
  return has('GIF8') ? 'image/gif' : 'application/octet-stream'
}
