import { etagOf } from '@octavo/platform/http/etag.ts'
import type { PreparedResponse } from '@octavo/platform/http/prepared-response.ts'

export const formats = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
} as const
export type Format = keyof typeof formats

/** The first is the default. */
export const widths = [750, 150, 300, 375, 1500] as const
export type Width = (typeof widths)[number]

export interface Image {
  code: number
  format: Format
  bytes: Buffer
  etag: string
  lastModified: string
  headers: Record<string, string | number>
  headersOf304: Record<string, string>
  /** All content encodings share one variant, because images are compressed already. */
  prepared: PreparedResponse
}

export function createImage(code: number, format: Format, bytes: Buffer, lastModified: string): Image {
  const etag = etagOf(bytes)
  const headersOf304 = {
    etag,
    'last-modified': lastModified,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  }
  const headers = {
    ...headersOf304,
    'content-type': formats[format],
    'content-length': bytes.length,
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${code}.${format}"`,
    'x-content-type-options': 'nosniff',
  }
  const variant = { body: bytes, etag, headers, headersOf304 }
  const prepared = { variants: { identity: variant, gzip: variant, br: variant }, byteLength: bytes.length }
  return { code, format, bytes, etag, lastModified, headers, headersOf304, prepared }
}

/** Short content hash for immutable URLs. */
export function hashOf({ etag }: Image): string {
  return etag
    .slice(1, 13)
    .replace(/[^A-Za-z0-9]/g, '0')
    .toLowerCase()
}
