import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../../access/needs.ts'
import { includes } from '../../../access/roles.ts'
import { findAccount } from '../../../accounts/store/accounts.ts'
import type { Context } from '../../../context.ts'
import type { RepositoryRow } from '../../../database/repository-rows.ts'
import { problem } from '../../../errors.ts'
import { findLicenseFile } from '../../../licenses/license-detection.ts'
import { LicenseSimple } from '../../../licenses/schema.ts'
import { findTeamBySlug } from '../../../organizations/store/teams.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { presentLicense } from '../../../repositories/present/repositories.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { listRolesOf } from '../../../repositories/store/collaborators.ts'
import { encodePath } from '../../../wire/encoded-paths.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { revalidate } from '../../../wire/versions.ts'
import { getCommitOid, notFound, versionsOf } from '../../commits/revisions.ts'
import { findOwnersErrors, readOwners } from '../codeowners.ts'
import type { RepositoryStatistics } from '../repository-statistics.ts'

const tags = ['repos']
const reads = { needs: { permission: 'contents' } }
const RefQuery = Type.Object({ ref: Type.Optional(Type.String()) })

export const repositoryFileRoutes =
  ({ db, git }: Pick<Context, 'db' | 'git'>, statistics: RepositoryStatistics): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/license',
      {
        config: reads,
        schema: {
          operationId: 'licenses/get-for-repo',
          summary: 'Get the license for a repository',
          tags: ['licenses'],
          params: RepositoryPath,
          querystring: RefQuery,
          response: {
            200: Type.Object(
              {
                name: Type.String(),
                path: Type.String(),
                sha: Type.String(),
                size: Type.Integer(),
                url: Type.String(),
                html_url: Type.String(),
                git_url: Type.String(),
                download_url: Type.String(),
                type: Type.String(),
                content: Type.String(),
                encoding: Type.String(),
                license: Type.Union([LicenseSimple, Type.Null()]),
              },
              { title: 'license-content' },
            ),
            ...errorResponses,
          },
        },
      },
      async ({ repository: { row }, query, addresses }) => {
        const store = git.repository(row.id)
        const ref = query.ref || row.default_branch
        const oid = await getCommitOid(store, ref, { empty: notFound, unknown: notFound })
        const license = await findLicenseFile(store, oid)
        if (!license) throw problem('not_found')
        const { entry, bytes, spdxId } = license
        const urls = gitAddresses(row, addresses)
        const self = urls.contents(entry.path, ref)
        const html = `${urls.page}/blob/${encodePath(ref)}/${encodePath(entry.path)}`
        const gitUrl = urls.object('blob', entry.oid)
        return {
          name: entry.path,
          path: entry.path,
          sha: entry.oid,
          size: entry.sizeBytes ?? bytes.length,
          url: self,
          html_url: html,
          git_url: gitUrl,
          download_url: urls.raw(ref, entry.path),
          type: 'file',
          content: bytes.toString('base64').replace(/.{60}/g, '$&\n'),
          encoding: 'base64',
          _links: { self, git: gitUrl, html },
          license: presentLicense(spdxId ?? null, addresses),
        }
      },
    )

    app.get(
      '/repos/:owner/:repo/codeowners/errors',
      {
        config: reads,
        schema: {
          operationId: 'repos/codeowners-errors',
          summary: 'List CODEOWNERS errors',
          tags,
          params: RepositoryPath,
          querystring: RefQuery,
          response: {
            200: Type.Object(
              {
                errors: Type.Array(
                  Type.Object({
                    line: Type.Integer(),
                    column: Type.Integer(),
                    kind: Type.String(),
                    source: Type.Optional(Type.String()),
                    suggestion: Type.Union([Type.String(), Type.Null()]),
                    message: Type.String(),
                    path: Type.String(),
                  }),
                ),
              },
              { title: 'codeowners-errors' },
            ),
            ...errorResponses,
          },
        },
      },
      async ({ repository: { row }, query }) => {
        const store = git.repository(row.id)
        const ref = query.ref || row.default_branch
        const oid = await getCommitOid(store, ref, { empty: notFound, unknown: notFound })
        const lines = await readOwners(store, oid)
        if (!lines) throw problem('not_found')
        return { errors: await findOwnersErrors(lines, (owner) => mayOwn(row, owner)) }
      },
    )

    app.get(
      '/repos/:owner/:repo/languages',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'repos/list-languages',
          summary: 'List repository languages',
          tags,
          params: RepositoryPath,
          response: {
            200: Type.Record(Type.String(), Type.Integer(), { title: 'language' }),
            304: NoContent,
            ...errorResponses,
          },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (revalidate(request, reply, ...versionsOf(row, undefined))) return reply.code(304).send(null)
        return statistics.languagesOf(row)
      },
    )

    async function mayOwn(row: RepositoryRow, owner: string): Promise<boolean> {
      // Email addresses are not checked, because that would reveal accounts.
      if (!owner.startsWith('@')) return true
      const [login = '', slug] = owner.slice(1).split('/')
      const account = await findAccount(db.read, login)
      if (!account) return false
      if (slug !== undefined) return (await findTeamBySlug(db.read, account.id, slug)) !== undefined
      return includes((await listRolesOf(db.read, row, [account.id])).get(account.id) ?? null, 'write')
    }
  }
