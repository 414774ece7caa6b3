import { etagOf } from '@octavo/platform/http/etag.ts'
import type { PreparedResponse } from '@octavo/platform/http/prepared-response.ts'

export const formats = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
} as const
export type Format = keyof typeof formats

/** The widths that there are; the first is the one without `w`. */
export const widths = [750, 150, 300, 375, 1500] as const
export type Width = (typeof widths)[number]

/** A finished picture: its bytes, and all that is ever said about them. */
export interface Picture {
  code: number
  format: Format
  bytes: Buffer
  etag: string
  lastModified: string
  headers: Record<string, string | number>
  headersOf304: Record<string, string>
  /** The same in the platform's form; pictures are compressed already, so every encoding is the same. */
  prepared: PreparedResponse
}

export function createPicture(code: number, format: Format, bytes: Buffer, lastModified: string): Picture {
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

/** A short name of exactly these bytes, for addresses that never change. */
export function hashOf({ etag }: Picture): string {
  return etag
    .slice(1, 13)
    .replace(/[^A-Za-z0-9]/g, '0')
    .toLowerCase()
}
