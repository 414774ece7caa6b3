import type { FastifyRequest } from 'fastify'
import { isEditor } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { uidOf } from './photo-links.ts'
import { findPhoto, type PhotoRow } from './store/photos.ts'

/** The photo of an id or slug. Throws 404. */
export async function getPhoto({ db }: Pick<Context, 'db'>, idOrSlug: string): Promise<PhotoRow> {
  const photo = await findPhoto(db.read, uidOf(idOrSlug))
  if (!photo) throw problem('photo_not_found')
  return photo
}

/** The same for changes: editors may change all photos, others their own. */
export async function getOwnPhoto(
  context: Pick<Context, 'db'>,
  { caller }: Pick<FastifyRequest, 'caller'>,
  idOrSlug: string,
): Promise<PhotoRow> {
  const photo = await getPhoto(context, idOrSlug)
  if (photo.user_id !== caller.user?.id && !isEditor(caller)) throw problem('forbidden')
  return photo
}
