import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Images } from '../images/images.ts'
import type { AcceptedUpload } from '../images/uploads.ts'
import { jsonApiError } from '../json-api/errors.ts'
import type { Tools } from './write.ts'

/** Stores images that clients send as `data:` URLs (RFC 2397). */
export function storeImageWith({ acceptUpload }: Pick<Images, 'acceptUpload'>): Tools['storeImage'] {
  return async (url, kind, attribute) => {
    const bytes = bytesOf(url)
    const accepted = bytes && (await acceptUpload(bytes, kind))
    return hashOf(accepted ?? { refused: 'not-an-image', message: 'is invalid' }, attribute)
  }
}

export async function storeUpload(
  { acceptUpload }: Pick<Images, 'acceptUpload'>,
  bytes: Buffer,
  kind: Kind,
  attribute: string,
): Promise<string> {
  return hashOf(await acceptUpload(bytes, kind), attribute)
}

function bytesOf(url: string): Buffer | undefined {
  const comma = url.indexOf(',')
  if (comma < 0 || !/^data:[\w.+/-]*(?:;[\w.+=-]*)*;base64$/i.test(url.slice(0, Math.min(comma, 200))))
    return undefined
  return Buffer.from(url.slice(comma + 1), 'base64')
}

function hashOf(accepted: AcceptedUpload, attribute: string): string {
  if ('hash' in accepted) return accepted.hash
  throw jsonApiError(
    'validation',
    `${attribute} - ${accepted.message}`,
    { pointer: `/data/attributes/${attribute}` },
    { title: accepted.message },
  )
}
