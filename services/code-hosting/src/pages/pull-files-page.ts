import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { createPullContents } from '../pulls/pull-contents.ts'
import { showCount } from './counts.ts'
import { readableDiff, showDiff } from './diff-view.ts'
import type { RepositoryPage, RepositoryPageRequest } from './page-request.ts'
import { framePull } from './pull-frame.ts'
import { createPullOpener } from './pull-opener.ts'
import { createThreadLoader } from './review-threads.ts'
import { showThreadsIn } from './thread-view.ts'

/** The changes of a pull request, with the review comments below their lines. */
export function createPullFilesPage(context: Context) {
  const open = createPullOpener(context)
  const contents = createPullContents(context)
  const loadThreads = createThreadLoader(context)

  return async (pageRequest: RepositoryPageRequest): Promise<RepositoryPage> => {
    const { row, base } = pageRequest
    const { pull, view } = await open(pageRequest)
    const page = { size: readableDiff.maxFiles, number: 1, after: undefined }
    const { files, total, base: before } = await contents.files(pull, page)
    const threads = [...(await loadThreads(pageRequest, pull.issue.id)).values()]
    const outdated = threads.filter(({ isOutdated }) => isOutdated).length
    const here = `${base}/pull/${view.number}`
    const sides = { base, head: pull.pull.head_oid, before, diffUrl: `${here}.diff` }
    const body = html`${
      outdated > 0 &&
      html`<p>${showCount(outdated, 'outdated thread')} ${outdated === 1 ? 'is' : 'are'} only in the <a href="${here}">conversation</a>.</p>`
    }${total > files.length && html`<p>These are the first ${files.length} of ${total} files.</p>`}<h2 class="hidden">Changes</h2>
${showDiff(files, sides, showThreadsIn(threads))}`
    return {
      title: `Files of ${view.title} · ${row.owner_login}/${row.name}`,
      tab: 'pulls',
      body: framePull(view, base, 'files', body),
    }
  }
}
