import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import type { FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { Need } from '../access/needs.ts'
import { requireRights } from '../repositories/repository-scope.ts'
import { fieldError, stoppedQuery } from './graphql-errors.ts'
import type { Loaders } from './loaders.ts'
import type { RepositorySource } from './sources.ts'

/** State that the resolvers of one request share. */
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
  /** Runs statements for a single object. Few run at once, and other requests are answered in between. */
  takeTurn<Result>(read: () => Promise<Result>): Promise<Result>
  /** Counts a field before it is resolved. Throws once the query has reached a limit. */
  countField(): void
  /** Counts the text of a field. */
  countText(length: number): void
  /** Why the query was stopped. */
  stopped: GraphQLError | undefined
}

const maxExpensiveFields = 250
const maxFields = 500_000
const maxReads = 4
const maxTextLength = 32 * 1024 * 1024
const maxMs = 10_000

export function createGraphqlContext(
  request: FastifyRequest,
  createLoaders: (request: FastifyRequest, requireTime: () => void) => Loaders,
  nodeCount: number,
): GraphqlContext {
  const startedAtMs = performance.now()
  let spent = 0
  let fields = 0
  let textLength = 0
  const reads = createSemaphore(maxReads)

  function stop(message: string): never {
    context.stopped ??= stoppedQuery(message)
    throw context.stopped
  }

  function requireTime(): void {
    if (context.stopped) throw context.stopped
    if (performance.now() - startedAtMs > maxMs) stop('The query took too long to execute.')
  }

  const require = (repository: RepositorySource, need: Need) =>
    requireRights({ viewer: request.viewer, repository }, need)

  const context: GraphqlContext = {
    request,
    nodeCount,
    stopped: undefined,
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
    takeTurn: (read) =>
      reads.run(async () => {
        for (let busy = yieldIfBusy(); busy; busy = yieldIfBusy()) await busy
        requireTime()
        return read()
      }),
    countField() {
      requireTime()
      fields++
      if (fields > maxFields) stop(`The query resolves more than ${maxFields} fields. Request smaller pages.`)
    },
    countText(length) {
      textLength += length
      if (textLength > maxTextLength)
        stop(`The response has more than ${maxTextLength} characters of text. Request smaller pages.`)
    },
  }
  return context
}
