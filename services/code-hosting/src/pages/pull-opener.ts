import type { Context } from '../context.ts'
import { getPull } from '../pulls/get-pull.ts'
import { createPullViews } from '../pulls/pull-views.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { readNumber } from '../wire/path-numbers.ts'
import type { RepositoryPageRequest } from './page-request.ts'
import type { PullView } from './pull-frame.ts'

const headers = { accept: 'application/vnd.github.full+json' }

export interface OpenedPull {
  pull: PullRequest
  view: PullView
}

/** Loads the pull request of a page. */
export function createPullOpener(context: Context) {
  const views = createPullViews(context)
  return async ({ row, params, addresses, viewer }: RepositoryPageRequest): Promise<OpenedPull> => {
    const pull = await getPull(context.db.read, row, readNumber(params.number ?? ''))
    return { pull, view: await views.present(pull.issue.id, { addresses, headers, viewer }) }
  }
}
