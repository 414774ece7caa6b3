import type { Routes } from '@octavo/platform/service.ts'
import { accountOf } from '../../../accounts/viewer-account.ts'
import type { Context } from '../../../context.ts'
import { gitAddresses } from '../../../repositories/present/git-addresses.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import type { Commits } from '../../commits/commits.ts'
import { presentCommit } from '../../commits/present/commits.ts'
import { notFound } from '../../commits/revisions.ts'
import { Commit, MergeBody } from '../../commits/schema/commits.ts'
import type { BranchMerges } from '../branch-merges.ts'

export const mergeRoutes =
  ({ git }: Pick<Context, 'git'>, merges: BranchMerges, commits: Commits): Routes =>
  (app) => {
    const merge = {
      config: { needs: { permission: 'contents', level: 'write' as const } },
      schema: {
        operationId: 'repos/merge',
        summary: 'Merge a branch',
        tags: ['repos'],
        params: RepositoryPath,
        body: MergeBody,
        response: { 201: Commit, 204: NoContent, ...errorResponses },
      },
    }
    app.post('/repos/:owner/:repo/merges', merge, async (request, reply) => {
      const { row: repository } = request.repository
      const { base, head, commit_message: message } = request.body
      const actor = accountOf(request.viewer)
      const oid = await merges.merge({ repository, actor, base, head, message })
      if (oid === undefined) return reply.code(204).send(null)
      const commit = await git.repository(repository.id).findCommit(oid)
      if (!commit) throw notFound()
      const facts = await commits.loadFacts(repository.id, [commit])
      reply.code(201)
      return presentCommit(commit, facts, gitAddresses(repository, request.addresses), request.addresses)
    })
  }
