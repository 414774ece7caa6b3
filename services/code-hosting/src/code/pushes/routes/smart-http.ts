import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../../../access/needs.ts'
import type { Context } from '../../../context.ts'
import type { Transport } from '../../../git/transport/transport.ts'
import { createGitAccess } from '../git-access.ts'
import { addGitRoutes } from '../git-over-http.ts'
import { observeGitRead } from '../git-reads.ts'
import { createPushPolicy } from '../push-policy.ts'

interface GitPath {
  owner: string
  repo: string
}

export const smartHttpRoutes =
  (context: Context, transport: Transport): Routes =>
  (app) => {
    const openForGit = createGitAccess(context)

    addGitRoutes(app, '/:owner/:repo', {
      transport,
      async open(request, { owner = '', repo = '' }, purpose) {
        const access = await openForGit(request, { owner, repo }, purpose)
        const { row, viewer, isMoved } = access
        return {
          id: row.id,
          movedTo: isMoved ? `${request.addresses.html}/${row.owner_login}/${row.name}.git` : undefined,
          policy: () => createPushPolicy(context, access),
          observe: (input, encoding) =>
            observeGitRead(input, encoding, (action) =>
              context.audit.recordGitRead({ action, actor: viewer.user ?? undefined, repository: row }),
            ),
        }
      },
    })

    // https://go.dev/ref/mod#vcs-find. Reveals nothing about the repository.
    app.get<{ Params: GitPath }>(
      '/_go/:owner/:repo',
      { config: { access: 'open', needs: anyone }, schema: { hide: true } },
      ({ params, addresses }, reply) => {
        const name = [params.owner, params.repo.replace(/\.git$/i, '')].map(encodeURIComponent).join('/')
        const page = `${addresses.html}/${name}`
        const root = page.replace(/^\w+:\/\//, '')
        const meta = `<meta name="go-import" content="${root} git ${page}.git">`
        return reply.type('text/html; charset=utf-8').send(`<!doctype html><title>${name}</title>${meta}\n`)
      },
    )
  }
