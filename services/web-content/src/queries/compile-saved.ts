import type { Clock } from '@octavo/platform/clock.ts'
import { compileFilter } from '../query/compile.ts'
import { createMatcher, type PreparedDocument } from '../query/matches.ts'
import { parseQuery } from '../query/parse.ts'

/** A saved query, ready to be matched with new posts. */
export interface CompiledSaved {
  /** True if the query uses sentiment or entities, which not all plans include. */
  needsEnrichment: boolean
  /** Terms of which every match has at least one, or undefined. */
  requiredTerms: readonly string[] | undefined
  matches(prepared: PreparedDocument, nowMs: number): boolean
}

/** Throws a QueryError. */
export function compileSaved(q: string, clock: Clock): CompiledSaved {
  const query = parseQuery(q)
  let compiledForMs = clock.now()
  const { filter, features, dependsOnTime } = compileFilter(query, clock)
  let matcher = createMatcher(filter)
  return {
    needsEnrichment: features.size > 0,
    requiredTerms: matcher.requiredTerms,
    matches(prepared, nowMs) {
      if (dependsOnTime && compiledForMs !== nowMs) {
        compiledForMs = nowMs
        matcher = createMatcher(compileFilter(query, { now: () => nowMs }).filter)
      }
      return matcher.matches(prepared)
    },
  }
}
