import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { presentTexts } from '../issues/issue-texts.ts'
import { createRoleLister } from '../repositories/repository-roles.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { readMedia } from '../wire/media-types.ts'
import { loadPullParts } from './load-pull-parts.ts'
import { presentPull, presentPullSimple } from './present/pulls.ts'
import { findPullById, type PullRequest } from './store/pulls.ts'

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'headers' | 'viewer'>

export type PullViews = ReturnType<typeof createPullViews>

/** Presents pull requests to a caller. Head repositories that the caller cannot see are hidden. */
export function createPullViews({ db, pulls }: Pick<Context, 'db' | 'pulls'>) {
  const listRoles = createRoleLister(db)

  async function load(
    repository: RepositoryRow,
    requests: readonly PullRequest[],
    { addresses, headers, viewer }: ViewRequest,
  ) {
    const issues = requests.map(({ issue }) => issue)
    const texts = await presentTexts(issues, readMedia(headers.accept), { repository, addresses })
    return loadPullParts(db.read, {
      repository,
      pulls: requests,
      addresses,
      texts,
      async listVisible(repositories) {
        const roles = await listRoles(viewer, repositories)
        return new Set(repositories.flatMap(({ id }) => (roles.get(id) ? [id] : [])))
      },
    })
  }

  return {
    async list(repository: RepositoryRow, requests: readonly PullRequest[], request: ViewRequest) {
      const parts = await load(repository, requests, request)
      return requests.flatMap((one) => {
        const own = parts.get(one.issue.id)
        return own ? [presentPullSimple(one, own, request.addresses)] : []
      })
    },

    /** Loads the pull request again after a change. */
    async present(issueId: number, request: ViewRequest) {
      const current = await findPullById(db.read, issueId)
      const repository = current && (await findRepositoryById(db.read, current.pull.repository_id))
      const parts = repository && (await load(repository, [current], request)).get(issueId)
      if (!parts) throw problem('not_found')
      const state = await pulls.mergeableState(db.read, current.pull, repository)
      return presentPull(current, parts, state, request.addresses)
    },
  }
}
