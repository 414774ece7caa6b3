import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../../context.ts'
import type { Commit } from '../../../git/git.ts'
import { fullNameOf } from '../../../repositories/present/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, offsetOf, type Page, readPage } from '../../../wire/links.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { LongPageQuery } from '../../../wire/page-queries.ts'
import { sendPlain } from '../../../wire/plain-replies.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { Commits } from '../commits.ts'
import type { Comparisons, OpenComparison } from '../comparisons.ts'
import { presentComparison } from '../present/comparisons.ts'
import { commitVersions, notFound } from '../revisions.ts'
import { CommitComparison, ComparePath } from '../schema/commits.ts'

const maxCommits = 250
const maxListedFiles = 300
const maxPatchBytes = 256 * 1024

export const comparisonRoutes =
  (context: Pick<Context, 'db'>, comparisons: Comparisons, commits: Commits): Routes =>
  (app) => {
    const compare = {
      config: { needs: { permission: 'contents' } },
      schema: {
        operationId: 'repos/compare-commits-with-basehead',
        summary: 'Compare two commits',
        tags: ['repos'],
        params: ComparePath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: CommitComparison, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/compare/:basehead', compare, async (request, reply) => {
      const { row } = request.repository
      const { basehead } = request.params
      const comparison = await comparisons.open(request.viewer, row, basehead)
      const { base, head, mergeBase, git } = comparison
      const versions = await commitVersions(context, row)
      const heads = [fullNameOf(head.repository), base.oid, head.oid]
      if (revalidate(request, reply, ...versions, ...heads)) return reply.code(304).send(null)
      const { variant, type } = readMedia(request.headers.accept)
      if (variant === 'diff' || variant === 'patch') {
        const isDiff = variant === 'diff'
        const text = await (isDiff ? git.diffText(mergeBase, head.oid) : git.patchText(base.oid, head.oid))
        return sendPlain(reply, { type, isText: true }, text)
      }
      const page = readPage({ per_page: String(maxCommits), ...request.query }, maxCommits)
      linkPages(request, reply, page, comparison.aheadBy)
      const listed = await listOldestFirst(comparison, page)
      const baseCommit = await git.findCommit(base.oid)
      const mergeBaseCommit = await git.findCommit(mergeBase)
      if (!baseCommit || !mergeBaseCommit) throw notFound()
      const facts = await commits.loadFacts(row.id, [baseCommit, mergeBaseCommit, ...listed])
      const files =
        page.number === 1
          ? await git.diff(mergeBase, head.oid, {
              withPatches: true,
              maxFiles: maxListedFiles,
              maxPatchBytes,
            })
          : undefined
      const parts = { baseCommit, mergeBaseCommit, commits: listed, facts, ...(files ? { files } : {}) }
      return presentComparison(comparison, basehead, parts, request.addresses)
    })
  }

/** Git lists newest first, so the first page is the end of its list. */
async function listOldestFirst({ git, base, head, aheadBy }: OpenComparison, page: Page): Promise<Commit[]> {
  const from = offsetOf(page)
  const limit = Math.min(page.size, aheadBy - from)
  if (limit <= 0) return []
  const commits = await git.log({
    from: head.oid,
    not: [base.oid],
    skip: Math.max(0, aheadBy - from - limit),
    limit,
  })
  return commits.reverse()
}
