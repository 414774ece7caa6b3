import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { user } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import { requireUser } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentUsers } from '../../users/present.ts'
import { UserBasic } from '../../users/schema.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { getPhoto } from '../get-photo.ts'
import { likePhoto, unlikePhoto } from '../like-photo.ts'
import { presentPhotos } from '../present.ts'
import { PhotoBasic } from '../schema/photo.ts'
import { PhotoPath } from '../schema/requests.ts'

const tags = ['photos']
const config = { needs: user('write_likes') }
const Like = Type.Object({ photo: PhotoBasic, user: UserBasic }, { title: 'Like' })

export const likeRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/photos/:id/like',
      {
        config,
        schema: {
          operationId: 'photos/like',
          summary: 'Like a photo',
          description: 'Has no effect if you like it already.',
          tags,
          params: PhotoPath,
          response: { 201: Like, ...mayFail },
        },
      },
      async (request, reply) => {
        const { id } = requireUser(request.caller)
        await likePhoto(context, id, await getPhoto(context.db.read, request.params.id))
        reply.code(201)
        return present(request, id)
      },
    )

    app.delete(
      '/photos/:id/like',
      {
        config,
        schema: {
          operationId: 'photos/unlike',
          summary: 'Unlike a photo',
          description: 'Has no effect if you do not like it.',
          tags,
          params: PhotoPath,
          response: { 200: Like, ...mayFail },
        },
      },
      async (request) => {
        const { id } = requireUser(request.caller)
        await unlikePhoto(context, id, await getPhoto(context.db.read, request.params.id))
        return present(request, id)
      },
    )

    async function present(request: FastifyRequest<{ Params: { id: string } }>, userId: number) {
      const scope = scopeOf(context, request)
      const row = await getPhoto(context.db.read, request.params.id)
      const [[photo], users] = await Promise.all([
        presentPhotos(scope, [row], { purpose: 'photo' }),
        presentUsers(scope, [userId]),
      ])
      const liker = users.get(userId)
      if (!photo || !liker) throw problem('photo_not_found')
      return { photo, user: liker }
    }
  }
