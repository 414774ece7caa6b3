import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'
import type { LibraryPhoto, PhotoLibrary } from './photo-library.ts'

export interface PlaceholderOptions {
  library: PhotoLibrary
  /** The base URL of the service, as in `ServiceContext`. */
  url(request: FastifyRequest): string
  /** Signs the path of an image, where that is required. */
  sign(target: string): string
  now(): number
}

/** Redirects to an image. The target may be cached forever, the choice may not. */
export function redirectToImage(
  { url, sign }: PlaceholderOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  photo: LibraryPhoto | undefined,
  parameters: Record<string, string | number | undefined>,
): void {
  if (!photo) throw problem('no_photos')
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  const target = `/${photo.fileName}${query.length ? `?${query.join('&')}` : ''}`
  reply
    .headers({ 'cache-control': 'no-store', 'picsum-id': photo.id })
    .redirect(url(request) + sign(target), 302)
}
