import type { Clock } from '@octavo/platform/clock.ts'
import { problem } from '../errors.ts'
import type { PlanFeatures } from '../limits.ts'
import { compileFilter } from '../query/compile.ts'
import type { CompiledQuery } from '../query/filter.ts'
import { parseQuery } from '../query/parse.ts'
import { QueryError } from '../query/query-error.ts'

/** Compiles a query for a caller's plan. */
export function compileForPlan(q: string, features: PlanFeatures, clock: Clock): CompiledQuery {
  if (q.trim() === '') throw problem('query_missing')
  try {
    const compiled = compileFilter(parseQuery(q), clock)
    if (!features.hasEnrichment && compiled.features.size > 0) throw enrichmentMissing([...compiled.features])
    return compiled
  } catch (error) {
    throw toProblem(error)
  }
}

export function enrichmentMissing(features: readonly string[]) {
  return problem('plan_insufficient', { message: `Your plan does not include ${features.join(' and ')}.` })
}

/** Errors of a query can also occur when the search expands its patterns. */
export async function withQueryErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toProblem(error)
  }
}

function toProblem(error: unknown): unknown {
  if (!(error instanceof QueryError)) return error
  return problem('query_invalid', { message: error.message, data: { position: error.position } })
}
