import type { Routes } from '@octavo/platform/service.ts'
import type { Viewer } from '../../access/viewer.ts'
import { challenge, createGitCaller, gitProblem } from '../../code/pushes/git-access.ts'
import { addGitRoutes } from '../../code/pushes/git-over-http.ts'
import type { Context } from '../../context.ts'
import type { GistChanges } from '../gist-changes.ts'
import { folderIdOf } from '../gist-folder-ids.ts'
import { createGistPushPolicy } from '../gist-push-policy.ts'
import { findGist, type GistRow } from '../store/gists.ts'

/** Every client that knows the id can fetch a gist. Only its owner can push. */
export const gistGitRoutes =
  (context: Context, changes: GistChanges): Routes =>
  (app) => {
    const identify = createGitCaller(context)

    addGitRoutes(app, '/gist/:gist_id', {
      transport: context.transport,
      async open(request, { gist_id = '' }, purpose) {
        const { viewer, viewerIn } = await identify(request)
        const gist = await findGist(context.db.read, gist_id.replace(/\.git$/i, ''))
        if (!gist) throw gitProblem('git_http_not_found')
        if (purpose === 'write') requireOwner(viewer, gist)
        return {
          id: folderIdOf(gist),
          policy: () =>
            createGistPushPolicy(context, changes, {
              gist,
              viewer,
              authorize: async (tx) => requireOwner(await viewerIn(tx), gist),
            }),
        }
      },
    })
  }

function requireOwner(viewer: Viewer, { owner_id, name }: GistRow): void {
  if (!viewer.user) throw gitProblem('git_http_unauthorized', challenge(viewer))
  if (viewer.user.id !== owner_id)
    throw gitProblem('git_http_denied', {
      message: `Permission to ${name}.git denied to ${viewer.user.login}.`,
    })
  const mayWrite = viewer.hasScope('gist') && viewer.hasPermission('gists', 'write')
  if (!mayWrite || !viewer.canAccessOwner(owner_id))
    throw gitProblem('git_http_denied', {
      message: 'The token does not have permission to push to this gist.',
    })
}
