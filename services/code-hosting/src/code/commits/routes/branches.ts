import { lazy } from '@octavo/platform/lazy.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { presentAccount } from '../../../accounts/present/accounts.ts'
import type { Context } from '../../../context.ts'
import type { RepositoryRow } from '../../../database/repository-rows.ts'
import { problem } from '../../../errors.ts'
import { writerOf } from '../../../repositories/authorized-writes.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { RenameBranchBody } from '../../../repositories/schema/repository-bodies.ts'
import { presentProtectionSummary } from '../../../rules/present/branch-summary.ts'
import { findProtectedBranches } from '../../../rules/protected-branches.ts'
import { findProtection } from '../../../rules/store/protections.ts'
import { refNodeId } from '../../../wire/addresses.ts'
import { encodePath } from '../../../wire/encoded-paths.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../../../wire/links.ts'
import { PageQuery } from '../../../wire/page-queries.ts'
import { redirectPermanently } from '../../../wire/redirects.ts'
import { revalidate } from '../../../wire/versions.ts'
import type { createBranchRenamer } from '../branches.ts'
import type { Commits } from '../commits.ts'
import type { createContributors } from '../contributors.ts'
import { presentCommit } from '../present/commits.ts'
import { commitVersions, versionsOf } from '../revisions.ts'
import { BranchWithProtection, Contributor, ShortBranch, Tag } from '../schema/branches.ts'
import { findBranchRedirect } from '../store/branch-redirects.ts'

const tags = ['repos']
const reads = { needs: { permission: 'contents' } }
const BranchPath = Type.Object({ ...RepositoryPath.properties, branch: Type.String() })
const heads = 'refs/heads/'

interface BranchServices {
  commits: Commits
  rename: ReturnType<typeof createBranchRenamer>
  contributorsOf: ReturnType<typeof createContributors>
}

export const branchRoutes =
  ({ git, db }: Pick<Context, 'git' | 'db'>, { commits, rename, contributorsOf }: BranchServices): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/branches',
      {
        config: reads,
        schema: {
          operationId: 'repos/list-branches',
          summary: 'List branches',
          tags,
          params: RepositoryPath,
          querystring: Type.Object({ ...PageQuery, protected: Type.Optional(Type.String()) }),
          response: { 200: Type.Array(ShortBranch), 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (revalidate(request, reply, ...versionsOf(row, undefined))) return reply.code(304).send(null)
        const page = readPage(request.query)
        const refs = await filterProtected(row, request.query.protected)
        linkPages(request, reply, page, refs.length)
        const urls = gitAddresses(row, request.addresses)
        const pageRefs = refs.slice(offsetOf(page), offsetOf(page) + page.size)
        const names = pageRefs.map(({ name }) => name)
        const protectedNames = await findProtectedBranches(db.read, row, names)
        return pageRefs.map(({ name, oid }) => ({
          name: name.slice(heads.length),
          commit: { sha: oid, url: urls.commit(oid) },
          protected: protectedNames.has(name),
        }))
      },
    )

    app.get(
      '/repos/:owner/:repo/branches/:branch',
      {
        config: reads,
        schema: {
          operationId: 'repos/get-branch',
          summary: 'Get a branch',
          tags,
          params: BranchPath,
          response: { 200: BranchWithProtection, 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (revalidate(request, reply, ...(await commitVersions({ db }, row))))
          return reply.code(304).send(null)
        return (await find(request, row, request.params.branch)) ?? redirectRenamed(request, reply)
      },
    )

    app.post(
      '/repos/:owner/:repo/branches/:branch/rename',
      {
        config: { needs: { permission: 'contents', level: 'write' } },
        schema: {
          operationId: 'repos/rename-branch',
          summary: 'Rename a branch',
          tags,
          params: BranchPath,
          body: RenameBranchBody,
          response: { 201: BranchWithProtection, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, params, body } = request
        const isDefault = params.branch === repository.row.default_branch
        if (isDefault && repository.role !== 'admin') throw problem('needs_admin')
        await rename(writerOf(request), { from: params.branch, to: body.new_name })
        reply.code(201)
        const branch = await find(request, repository.row, body.new_name)
        if (!branch) throw branchNotFound()
        return branch
      },
    )

    app.get(
      '/repos/:owner/:repo/tags',
      {
        config: reads,
        schema: {
          operationId: 'repos/list-tags',
          summary: 'List repository tags',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: Type.Array(Tag), 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (revalidate(request, reply, ...versionsOf(row, undefined))) return reply.code(304).send(null)
        const page = readPage(request.query)
        const refs = await git.repository(row.id).listRefs('refs/tags/')
        linkPages(request, reply, page, refs.length)
        const urls = gitAddresses(row, request.addresses)
        const newest = [...refs].sort((a, b) => newestFirst().compare(b.name, a.name))
        return newest.slice(offsetOf(page), offsetOf(page) + page.size).map(({ name: ref, oid, peeled }) => {
          const name = ref.slice('refs/tags/'.length)
          const sha = peeled?.oid ?? oid
          return {
            name,
            commit: { sha, url: urls.commit(sha) },
            zipball_url: `${urls.api}/zipball/refs/tags/${encodePath(name)}`,
            tarball_url: `${urls.api}/tarball/refs/tags/${encodePath(name)}`,
            node_id: refNodeId(row.id, ref),
          }
        })
      },
    )

    app.get(
      '/repos/:owner/:repo/contributors',
      {
        config: reads,
        schema: {
          operationId: 'repos/list-contributors',
          summary: 'List repository contributors',
          tags,
          params: RepositoryPath,
          querystring: Type.Object({ ...PageQuery, anon: Type.Optional(Type.String()) }),
          response: { 200: Type.Array(Contributor), 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, addresses, query } = request
        const all = await contributorsOf(repository.row.id, repository.row.default_branch)
        if (!all) return reply.code(204).send(null)
        const page = readPage(query)
        const includesAnonymous = query.anon === '1' || query.anon === 'true'
        const listed = includesAnonymous ? all : all.filter(({ account }) => account)
        linkPages(request, reply, page, listed.length)
        return listed.slice(offsetOf(page), offsetOf(page) + page.size).map((one) => {
          const { contributions } = one
          if (one.account) return { ...presentAccount(one.account, addresses), contributions }
          return { type: 'Anonymous' as const, name: one.name, email: one.email, contributions }
        })
      },
    )

    async function filterProtected(row: RepositoryRow, filter: string | undefined) {
      const refs = await git.repository(row.id).listRefs(heads)
      if (filter !== 'true' && filter !== 'false') return refs
      const names = refs.map(({ name }) => name)
      const protectedNames = await findProtectedBranches(db.read, row, names)
      return refs.filter(({ name }) => protectedNames.has(name) === (filter === 'true'))
    }

    async function redirectRenamed(
      request: FastifyRequest<{ Params: { branch: string } }>,
      reply: FastifyReply,
    ) {
      const { row } = request.repository
      const { branch } = request.params
      const redirect = await findBranchRedirect(db.read, row.id, branch)
      const isKnown =
        redirect?.name === branch && (await git.repository(row.id).findRef(heads + redirect.new_name))
      if (!isKnown) throw branchNotFound()
      const { api } = request.addresses
      const location = `${api}/repositories/${row.id}/branches/${encodePath(redirect.new_name)}`
      return redirectPermanently(request, reply.removeHeader('etag'), location)
    }

    async function find({ addresses }: FastifyRequest, row: RepositoryRow, name: string) {
      const store = git.repository(row.id)
      const ref = await store.findRef(heads + name)
      const commit = ref && (await store.findCommit(ref.oid))
      if (!commit) return undefined
      const urls = gitAddresses(row, addresses)
      const self = `${urls.api}/branches/${encodePath(name)}`
      return {
        name,
        commit: presentCommit(commit, await commits.loadFacts(row.id, [commit]), urls, addresses),
        _links: { self, html: urls.file('tree', name, '') },
        protected: (await findProtectedBranches(db.read, row, [heads + name])).size > 0,
        protection: presentProtectionSummary(await findProtection(db.read, row.id, name)),
        protection_url: `${self}/protection`,
      }
    }
  }

/** Natural sort order of versions: v10 after v9. */
const branchNotFound = () => problem('not_found', { message: 'Branch not found' })

/** Natural sort order of versions: v10 after v9. */
const newestFirst = lazy(() => new Intl.Collator('en', { numeric: true }))
