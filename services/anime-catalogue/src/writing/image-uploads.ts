import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Art } from '../images/images.ts'
import type { AcceptedUpload } from '../images/uploads.ts'
import { jsonApiError } from '../json-api/errors.ts'
import type { Tools } from './write.ts'

/** Keeps the picture of a `data:` address (RFC 2397), as clients send it in documents. */
export function keepPictureWith({ acceptUpload }: Pick<Art, 'acceptUpload'>): Tools['keepPicture'] {
  return async (address, kind, attribute) => {
    const bytes = bytesOf(address)
    const accepted = bytes && (await acceptUpload(bytes, kind))
    return hashOf(accepted ?? { refused: 'not-a-picture', message: 'is invalid' }, attribute)
  }
}

export async function keepUpload(
  { acceptUpload }: Pick<Art, 'acceptUpload'>,
  bytes: Buffer,
  kind: Kind,
  attribute: string,
): Promise<string> {
  return hashOf(await acceptUpload(bytes, kind), attribute)
}

function bytesOf(address: string): Buffer | undefined {
  const comma = address.indexOf(',')
  if (comma < 0 || !/^data:[\w.+/-]*(?:;[\w.+=-]*)*;base64$/i.test(address.slice(0, Math.min(comma, 200))))
    return undefined
  return Buffer.from(address.slice(comma + 1), 'base64')
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
