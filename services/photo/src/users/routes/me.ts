import type { Routes } from '@octavo/platform/service.ts'
import { user } from '../../access/needs.ts'
import { type RequestScope, scopeOf } from '../../access/request-scope.ts'
import { requireUser } from '../../access/viewer.ts'
import type { Context, Settings } from '../../context.ts'
import { problem } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { consumes } from '../../wire/parameters.ts'
import { changeProfile } from '../change-profile.ts'
import { loadUsers } from '../load-users.ts'
import { type ListPreviews, presentFullUser } from '../present-full-user.ts'
import { Me, ProfileInput } from '../schema.ts'

const tags = ['users']
const response = { 200: Me, ...mayFail }

export const meRoutes =
  (context: Context, listPreviews: ListPreviews): Routes =>
  (app) => {
    app.get(
      '/me',
      {
        config: { needs: user('read_user') },
        schema: { operationId: 'users/get-own', summary: 'Get your profile', tags, response },
      },
      (request) => presentMe(scopeOf(context, request)),
    )

    app.put(
      '/me',
      {
        config: { needs: user('write_user') },
        schema: {
          operationId: 'users/update-own',
          summary: 'Update your profile',
          tags,
          consumes,
          body: ProfileInput,
          response,
        },
      },
      async (request) => {
        await changeProfile(context, requireUser(request.caller).id, request.body)
        return presentMe(scopeOf(context, request))
      },
    )

    async function presentMe(scope: RequestScope) {
      const { id } = requireUser(scope.caller)
      const me = (await loadUsers(context, [id])).get(id)
      if (!me) throw problem('user_not_found')
      return {
        ...(await presentFullUser(scope, me, listPreviews)),
        // RFC 2606: nothing is delivered to `.invalid`.
        email: me.email ?? `${encodeURIComponent(me.login)}@users.invalid`,
        uploads_remaining: uploadsRemaining(me.total_photos, context.config),
      }
    }
  }

/** Clients expect a number, also without a limit. */
const unlimitedUploads = 1_000

function uploadsRemaining(photos: number, { maxPhotosPerUser: max }: Settings): number {
  return max === 0 ? unlimitedUploads : Math.max(0, max - photos)
}
