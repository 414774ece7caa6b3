import { toBit } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { signedIn, visible } from '../../access/needs.ts'
import { requireUser } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { readImageId } from '../../media/usable-images.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { presentUser } from '../present/users.ts'
import { User, UserInput } from '../schema/users.ts'
import { changeProfile, getVisibleUser } from '../users.ts'

const tags = ['users']
const response = { 200: User, ...mayFail }

export const userRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/users/:user_id/',
      {
        config: { needs: visible('user') },
        schema: {
          operationId: 'users/get',
          summary: 'Get a user',
          tags,
          params: Type.Object({ user_id: Type.String({ description: '`me`, or a user ID.' }) }),
          querystring: Type.Object(ExpandQuery),
          response,
        },
      },
      async (request) => {
        const { db, viewer } = scopeOf(context, request)
        const { user, isKnown } = await getVisibleUser(db, viewer, request.params.user_id)
        const isWhole = user.id === viewer.userId && readExpansions(request).has('assortment')
        return { ...presentUser(user, isKnown), ...(isWhole && { assortment: { plan: user.plan } }) }
      },
    )

    app.post(
      '/users/me/',
      {
        config: { needs: signedIn },
        schema: {
          operationId: 'users/update-own',
          summary: 'Update your user profile',
          tags,
          body: Wrapped('user', UserInput),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = requireUser(viewer)
        const { is_public, image_id, ...names } = request.body.user
        const picture = await readImageId(context.db.read, viewer, 'user.image_id', image_id)
        await context.db.write((tx) =>
          changeProfile(tx, userId, {
            ...names,
            ...(picture !== undefined && { image_id: picture }),
            ...(is_public !== undefined && { is_public: toBit(is_public) }),
          }),
        )
        const { user, isKnown } = await getVisibleUser(context.db.read, viewer, 'me')
        return presentUser(user, isKnown)
      },
    )
  }
