import type { Routes } from '@octavo/platform/service.ts'
import { problem } from '../../errors.ts'
import { PullPath } from '../../pulls/schema/pull-bodies.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { BranchUpdates } from '../branch-updates.ts'
import type { Merges } from '../merges.ts'
import { BranchUpdateReply, MergeBody, MergeResult, UpdateBranchBody } from '../schema.ts'

const tags = ['pulls']

export const mergeRoutes =
  (merges: Merges, updates: BranchUpdates): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/pulls/:pull_number/merge',
      {
        config: { needs: { permission: 'pull_requests' } },
        schema: {
          operationId: 'pulls/check-if-merged',
          summary: 'Check if a pull request has been merged',
          tags,
          params: PullPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ repository, params }, reply) => {
        if (!(await merges.isMerged(repository.row, readNumber(params.pull_number))))
          throw problem('not_found')
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/repos/:owner/:repo/pulls/:pull_number/merge',
      {
        config: { needs: { permission: 'contents', level: 'write' } },
        schema: {
          operationId: 'pulls/merge',
          summary: 'Merge a pull request',
          tags,
          params: PullPath,
          body: MergeBody,
          response: { 200: MergeResult, ...errorResponses },
        },
      },
      async (request) => {
        const { commit_title, commit_message, sha, merge_method = 'merge' } = request.body
        const oid = await merges.merge(writerOf(request), readNumber(request.params.pull_number), {
          method: merge_method,
          headOid: sha?.toLowerCase() || undefined,
          title: commit_title ?? undefined,
          message: commit_message ?? undefined,
        })
        return { sha: oid, merged: true, message: 'Pull Request successfully merged' }
      },
    )

    app.put(
      '/repos/:owner/:repo/pulls/:pull_number/update-branch',
      {
        // The role in the head repository decides, and the owner of a fork may only read the base.
        config: { needs: { permission: 'pull_requests', level: 'write', role: 'read' } },
        schema: {
          operationId: 'pulls/update-branch',
          summary: 'Update a pull request branch',
          tags,
          params: PullPath,
          body: UpdateBranchBody,
          response: { 202: BranchUpdateReply, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, viewer, addresses, params, body } = request
        const number = readNumber(params.pull_number)
        const headOid = body.expected_head_sha?.toLowerCase() || undefined
        await updates.update(writerOf(request), { viewer, number, headOid })
        reply.code(202)
        const { api } = gitAddresses(repository.row, addresses)
        return { message: 'Updating pull request branch.', url: `${api}/pulls/${number}` }
      },
    )
  }
