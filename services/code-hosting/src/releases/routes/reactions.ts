import type { Routes } from '@octavo/platform/service.ts'
import type { Context } from '../../context.ts'
import { reactionRoutes } from '../../issues/routes/reaction-routes.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { reacting, reading, seesDrafts } from '../release-needs.ts'
import { type Releases, reactionsTo } from '../releases.ts'
import { ReleaseReactionBody } from '../schema.ts'

export const releaseReactionRoutes = (context: Pick<Context, 'db'>, releases: Releases): Routes =>
  reactionRoutes(context, {
    path: '/repos/:owner/:repo/releases/:release_id',
    parameter: 'release_id',
    operations: {
      list: { operationId: 'reactions/list-for-release', summary: 'List reactions for a release' },
      create: { operationId: 'reactions/create-for-release', summary: 'Create reaction for a release' },
      delete: { operationId: 'reactions/delete-for-release', summary: 'Delete a release reaction' },
    },
    reading: reading.needs,
    reacting: reacting.needs,
    body: ReleaseReactionBody,
    find: async (request, id) =>
      reactionsTo(await releases.get(request.repository.row, id, seesDrafts(request))),
    add: (request, id, content) => releases.react(writerOf(request), id, content),
    remove: (request, id, reactionId) => releases.removeReaction(writerOf(request), id, reactionId),
  })
