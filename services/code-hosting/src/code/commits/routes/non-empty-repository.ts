import type { FastifyRequest } from 'fastify'
import { problem } from '../../../errors.ts'
import type { Git, GitRepository } from '../../../git/git.ts'

/** The git data API returns 409 for empty repositories. */
export async function getNonEmpty(git: Git, { repository: { row } }: FastifyRequest): Promise<GitRepository> {
  const store = git.repository(row.id)
  if (await store.isEmpty()) throw problem('empty_repository')
  return store
}
