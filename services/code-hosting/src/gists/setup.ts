import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createAccountGists } from './account-gists.ts'
import { createGistChanges } from './gist-changes.ts'
import { createGistComments } from './gist-comments.ts'
import { createGistFolders } from './gist-folders.ts'
import { createGistViews } from './gist-views.ts'
import { createGists } from './gists.ts'
import { gistCommentRoutes } from './routes/gist-comments.ts'
import { gistGitRoutes } from './routes/gist-git.ts'
import { gistHistoryRoutes } from './routes/gist-history.ts'
import { gistListRoutes } from './routes/gist-lists.ts'
import { gistRawRoutes } from './routes/gist-raw.ts'
import { gistStarRoutes } from './routes/gist-stars.ts'
import { gistRoutes } from './routes/gists.ts'

export function setUpGists(context: Context): Subject {
  const changes = createGistChanges(context)
  context.pushes.shareFolders(createGistFolders(context, changes))
  const gists = createGists(context, changes)
  const { storeOf } = changes
  const views = createGistViews(context, storeOf)
  return {
    routes: [
      gistRoutes({ gists, views, storeOf }),
      gistListRoutes(context),
      gistHistoryRoutes(context, { gists, views }),
      gistStarRoutes(context, gists),
      gistCommentRoutes({ gists, comments: createGistComments(context) }),
      gistRawRoutes({ gists, storeOf }),
      gistGitRoutes(context, changes),
    ],
    jobs: createAccountGists(context).jobs,
  }
}
