import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { MergingParts } from './resolvers/pull-mutations.ts'
import { graphqlRoutes } from './routes.ts'
import type { RunQuery } from './run-query.ts'

export function setUpGraphql(context: Context, merging: MergingParts): Subject {
  let runner: Promise<RunQuery> | undefined

  /** Loaded on demand, because the library and the schema would slow down every start. */
  function load(): Promise<RunQuery> {
    runner ??= import('./run-query.ts').then(({ createQueryRunner }) => createQueryRunner(context, merging))
    return runner
  }

  return { routes: [graphqlRoutes(async (request, input) => (await load())(request, input))] }
}
