import type { FastifyRequest } from 'fastify'
import type { Need } from '../access/needs.ts'
import { requireRights } from '../repositories/repository-scope.ts'
import { fieldError } from './graphql-errors.ts'
import type { Loaders } from './loaders.ts'
import type { RepositorySource } from './sources.ts'

/** What the resolvers of one request share. */
export interface GraphqlContext {
  request: FastifyRequest
  loaders: Loaders
  nodeCount: number
  /** Drops what was loaded before a mutation. */
  reload(): void
  /** Throws if the viewer may not do this in the repository. The same rules as for REST routes. */
  require(repository: RepositorySource, need: Need): void
  can(repository: RepositorySource, need: Need): boolean
  /** Counts a field that reads git or evaluates rules for a single object. */
  spend(): void
}

const maxExpensiveFields = 250
const maxMs = 10_000

export function createGraphqlContext(
  request: FastifyRequest,
  createLoaders: (request: FastifyRequest, requireTime: () => void) => Loaders,
  nodeCount: number,
): GraphqlContext {
  const startedAtMs = performance.now()
  let spent = 0

  function requireTime(): void {
    if (performance.now() - startedAtMs > maxMs)
      throw fieldError('RESOURCE_LIMITS_EXCEEDED', 'The query took too long to execute.')
  }

  const require = ({ row, role }: RepositorySource, need: Need) =>
    requireRights({ viewer: request.viewer, repository: { row, role } }, need)

  const context: GraphqlContext = {
    request,
    nodeCount,
    loaders: createLoaders(request, requireTime),
    reload() {
      context.loaders = createLoaders(request, requireTime)
    },
    require,
    can(repository, need) {
      try {
        require(repository, need)
        return true
      } catch {
        return false
      }
    },
    spend() {
      requireTime()
      spent++
      if (spent > maxExpensiveFields)
        throw fieldError(
          'RESOURCE_LIMITS_EXCEEDED',
          `The query reads more than ${maxExpensiveFields} objects from git. Request smaller pages.`,
        )
    },
  }
  return context
}
