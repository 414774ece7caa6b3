import type { FastifyRequest } from 'fastify'
import { problem } from '../../../errors.ts'
import type { Git, GitRepository } from '../../../git/git.ts'

/** The repository of the path, in which there is something: the rest of git's data is a conflict until then. */
export async function getFilled(git: Git, { repository: { row } }: FastifyRequest): Promise<GitRepository> {
  const store = git.repository(row.id)
  if (await store.isEmpty()) throw problem('empty_repository')
  return store
}
