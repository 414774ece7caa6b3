import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../../access/needs.ts'
import type { Context } from '../../../context.ts'
import type { RepositoryRow } from '../../../database/repository-rows.ts'
import { problem } from '../../../errors.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { findRepositoryById } from '../../../repositories/store/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { whenStarted } from '../../../wire/started-stream.ts'
import { wholeNumber } from '../../../wire/whole-number.ts'
import { getCommitOid, notFound } from '../../commits/revisions.ts'
import { createGitAccess } from '../../pushes/git-access.ts'
import type { SignedLinks } from '../signed-links.ts'

const tags = ['repos']
const formats = {
  tarball: { end: 'tar.gz', type: 'application/x-gzip' },
  zipball: { end: 'zip', type: 'application/zip' },
} as const
type Kind = keyof typeof formats

/** The API redirects to the archive, and the archive URL needs no further credentials. */
export const archiveRoutes =
  (context: Pick<Context, 'appGrants' | 'auth' | 'db' | 'git'>, links: SignedLinks): Routes =>
  (app) => {
    const { db, git } = context
    const openForGit = createGitAccess(context)

    for (const kind of ['tarball', 'zipball'] as const) {
      for (const end of ['', '/:ref']) {
        app.get<{ Params: { ref?: string } }>(
          `/repos/:owner/:repo/${kind}${end}`,
          {
            config: { needs: { permission: 'contents' } },
            schema: {
              operationId: `repos/download-${kind}-archive${end ? '' : '-of-default-branch'}`,
              summary: `Download a repository archive (${kind === 'tarball' ? 'tar' : 'zip'})`,
              tags,
              params: Type.Object({ ...RepositoryPath.properties, ...(end ? { ref: Type.String() } : {}) }),
              response: { 302: NoContent, ...errorResponses },
            },
          },
          ({ repository: { row }, params, addresses }, reply) =>
            redirect(reply, row, { kind, ref: params.ref || row.default_branch, html: addresses.html }),
        )
      }
    }

    // Used by links on pages and by package managers.
    app.get<{ Params: { owner: string; repo: string; '*': string } }>(
      '/:owner/:repo/archive/*',
      { config: { access: 'open', needs: anyone }, schema: { hide: true } },
      async (request, reply) => {
        const { row } = await openForGit(request, request.params, 'read')
        const [, ref, end] = /^(.+)\.(tar\.gz|tgz|zip)$/.exec(request.params['*']) ?? []
        if (!ref) throw problem('not_found')
        const kind = end === 'zip' ? 'zipball' : 'tarball'
        return redirect(reply, row, { kind, ref, html: request.addresses.html })
      },
    )

    for (const kind of ['tarball', 'zipball'] as const)
      app.get<{ Params: { owner: string; repo: string; '*': string } }>(
        `/:owner/:repo/${kind}/*`,
        { config: { access: 'open', needs: anyone }, schema: { hide: true } },
        async (request, reply) => {
          const { row } = await openForGit(request, request.params, 'read')
          const ref = request.params['*']
          return redirect(reply, row, { kind, ref, html: request.addresses.html })
        },
      )

    app.get<{ Params: { id: string; kind: string; oid: string }; Querystring: { token?: string } }>(
      '/_codeload/:id/:kind/:oid',
      { config: { access: 'open', needs: anyone, limit: 'archives' }, schema: { hide: true } },
      download,
    )

    async function redirect(
      reply: FastifyReply,
      row: RepositoryRow,
      { kind, ref, html }: { kind: Kind; ref: string; html: string },
    ) {
      const oid = await getCommitOid(git.repository(row.id), ref, { empty: notFound, unknown: notFound })
      const subject = subjectOf(row.id, kind, oid)
      const token =
        row.visibility === 'public' ? '' : `?token=${encodeURIComponent((await links.open()).sign(subject))}`
      return reply.code(302).header('location', `${html}/_codeload/${subject}${token}`).send()
    }

    async function download(
      request: FastifyRequest<{
        Params: { id: string; kind: string; oid: string }
        Querystring: { token?: string }
      }>,
      reply: FastifyReply,
    ) {
      const { id, kind, oid } = request.params
      const row = await findRepositoryById(db.read, wholeNumber(id))
      if (!row || !isKind(kind)) throw problem('not_found')
      const isAllowed =
        row.visibility === 'public' ||
        (await links.open()).isSigned(subjectOf(row.id, kind, oid), request.query.token ?? '')
      const store = git.repository(row.id)
      if (!isAllowed || !/^[0-9a-f]{40}$/.test(oid) || !(await store.findCommit(oid)))
        throw problem('not_found')
      const { end, type } = formats[kind]
      const name = `${row.owner_login}-${row.name}-${oid.slice(0, 7)}`
      reply.header('content-disposition', `attachment; filename=${name}.${end}`).type(type)
      const content = await whenStarted(await store.archive(oid, end, `${name}/`))
      return reply.send(content)
    }
  }

function subjectOf(id: number, kind: Kind, oid: string): string {
  return `${id}/${kind}/${oid}`
}

function isKind(kind: string): kind is Kind {
  return kind === 'tarball' || kind === 'zipball'
}
