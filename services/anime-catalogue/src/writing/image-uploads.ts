import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Images } from '../images/images.ts'
import type { AcceptedUpload, StoredImage } from '../images/uploads.ts'
import { jsonApiError } from '../json-api/errors.ts'
import type { Tools } from './write.ts'

/** Stores images that clients send as `data:` URLs (RFC 2397). */
export function storeImageWith({ acceptUpload }: Pick<Images, 'acceptUpload'>): Tools['storeImage'] {
  return async (url, kind, attribute) => {
    const bytes = bytesOf(url)
    const accepted = bytes && (await acceptUpload(bytes, kind))
    return storedOf(accepted ?? { rejection: 'not-an-image', message: 'is invalid' }, attribute)
  }
}

export async function storeUpload(
  { acceptUpload }: Pick<Images, 'acceptUpload'>,
  bytes: Buffer,
  kind: Kind,
  attribute: string,
): Promise<StoredImage> {
  return storedOf(await acceptUpload(bytes, kind), attribute)
}

function bytesOf(url: string): Buffer | undefined {
  const comma = url.indexOf(',')
  if (comma < 0 || !/^data:[\w.+/-]*(?:;[\w.+=-]*)*;base64$/i.test(url.slice(0, Math.min(comma, 200))))
    return undefined
  return Buffer.from(url.slice(comma + 1), 'base64')
}

function storedOf(accepted: AcceptedUpload, attribute: string): StoredImage {
  if ('hash' in accepted) return accepted
  throw jsonApiError(
    'validation',
    `${attribute} - ${accepted.message}`,
    { pointer: `/data/attributes/${attribute}` },
    { title: accepted.message },
  )
}
