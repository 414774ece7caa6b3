import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../../context.ts'
import { isPathInTree } from '../../../git/arguments.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { findProtectedBranches } from '../../../rules/protected-branches.ts'
import { trimSlashes } from '../../../wire/encoded-paths.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, linkSteps, offsetOf, readPage } from '../../../wire/links.ts'
import { readMedia } from '../../../wire/media-types.ts'
import { LongPageQuery } from '../../../wire/page-queries.ts'
import { sendPlain } from '../../../wire/plain-replies.ts'
import { readTime } from '../../../wire/query-times.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { Commits } from '../commits.ts'
import { presentCommit, presentFileChange, presentStats } from '../present/commits.ts'
import { commitVersions, getCommitOid, noCommitFound, notFound } from '../revisions.ts'
import { BranchesShort, Commit, CommitList, CommitListQuery, CommitPath } from '../schema/commits.ts'

const config = { needs: { permission: 'contents' } }
const tags = ['repos']
const filesOfPage = 300
const maxListedFiles = 3000
/** Longer patches are left out. */
const maxPatchBytes = 256 * 1024

export const commitRoutes =
  (context: Pick<Context, 'db' | 'git'>, commits: Commits): Routes =>
  (app) => {
    const { git } = context

    const list = {
      config,
      schema: {
        operationId: 'repos/list-commits',
        summary: 'List commits',
        tags,
        params: RepositoryPath,
        querystring: CommitListQuery,
        response: { 200: CommitList, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/commits', list, async (request, reply) => {
      const { row } = request.repository
      const versions = await commitVersions(context, row)
      if (revalidate(request, reply, ...versions)) return reply.code(304).send(null)
      const { sha, path: pathQuery, author, committer, since, until, ...paging } = request.query
      const page = readPage(paging)
      const from = await getCommitOid(git.repository(row.id), sha || row.default_branch, {
        unknown: notFound,
      })
      const path = trimSlashes(pathQuery ?? '')
      if (path && !isPathInTree(path)) return []
      const sinceMs = readTime(since, 'since')
      const untilMs = readTime(until, 'until')
      const listed = await commits.list(
        {
          repositoryId: row.id,
          from,
          author,
          committer,
          ...(path ? { path } : {}),
          ...(sinceMs === undefined ? {} : { sinceMs }),
          ...(untilMs === undefined ? {} : { untilMs }),
        },
        page,
      )
      if (listed.total === undefined) linkSteps(request, reply, page, listed.hasMore)
      else linkPages(request, reply, page, listed.total)
      const facts = await commits.loadFacts(row.id, listed.commits)
      const urls = gitAddresses(row, request.addresses)
      return listed.commits.map((commit) => presentCommit(commit, facts, urls, request.addresses))
    })

    const get = {
      config,
      schema: {
        operationId: 'repos/get-commit',
        summary: 'Get a commit',
        tags,
        params: CommitPath,
        querystring: Type.Object(LongPageQuery),
        response: { 200: Commit, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/commits/:ref', get, async (request, reply) => {
      const { row } = request.repository
      const { ref } = request.params
      const versions = await commitVersions(context, row)
      if (revalidate(request, reply, ...versions)) return reply.code(304).send(null)
      const store = git.repository(row.id)
      const oid = await getCommitOid(store, ref, { unknown: noCommitFound(ref) })
      const commit = await store.findCommit(oid)
      if (!commit) throw notFound()
      const base = commit.parents[0] ?? null
      const { variant, type } = readMedia(request.headers.accept)
      if (variant === 'sha' || variant === 'diff' || variant === 'patch') {
        const patch = () => (variant === 'diff' ? store.diffText(base, oid) : store.patchText(null, oid))
        return sendPlain(reply, { type, isText: true }, variant === 'sha' ? oid : await patch())
      }
      const page = readPage({ per_page: String(filesOfPage), ...request.query }, filesOfPage)
      const files = await store.diff(base, oid, {
        withPatches: true,
        maxFiles: maxListedFiles,
        maxPatchBytes,
      })
      linkPages(request, reply, page, files.length)
      const urls = gitAddresses(row, request.addresses)
      const facts = await commits.loadFacts(row.id, [commit])
      return {
        ...presentCommit(commit, facts, urls, request.addresses),
        stats: presentStats(files),
        files: files
          .slice(offsetOf(page), offsetOf(page) + page.size)
          .map((file) => presentFileChange(file, oid, base, urls)),
      }
    })

    const heads = {
      config,
      schema: {
        operationId: 'repos/list-branches-for-head-commit',
        summary: 'List branches for HEAD commit',
        tags,
        params: CommitPath,
        response: { 200: BranchesShort, 304: NoContent, ...errorResponses },
      },
    }
    app.get('/repos/:owner/:repo/commits/:ref/branches-where-head', heads, async (request, reply) => {
      const { row } = request.repository
      const { ref } = request.params
      const versions = await commitVersions(context, row)
      if (revalidate(request, reply, ...versions)) return reply.code(304).send(null)
      const store = git.repository(row.id)
      const oid = await getCommitOid(store, ref, { unknown: noCommitFound(ref) })
      const urls = gitAddresses(row, request.addresses)
      const names = await store.branchesAtHead(oid)
      const refs = names.map((name) => `refs/heads/${name}`)
      const protectedNames = await findProtectedBranches(context.db.read, row, refs)
      return names.map((name) => ({
        name,
        commit: { sha: oid, url: urls.commit(oid) },
        protected: protectedNames.has(`refs/heads/${name}`),
      }))
    })
  }
