import type { ScopeGrammar } from '../../../auth/oauth/dialect.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'

/** Parses a `scope` parameter. Ignores it when the dialect has no scopes. */
export function parseScopes(grammar: ScopeGrammar | undefined, text: string | undefined): readonly string[] {
  if (!grammar) return []
  const { descriptions, defaultScopes, separator, dropsUnknown, condense = (scopes) => scopes } = grammar
  if (text === undefined) return defaultScopes
  const requested = [...new Set(text.split(separator).filter(Boolean))]
  const supported = requested.filter((scope) => Object.hasOwn(descriptions, scope))
  if (supported.length < requested.length && !dropsUnknown) throw oauthProblem('scope_unknown')
  return condense(supported)
}

/** Returns undefined when the dialect has no scopes. */
export function formatScopes(
  grammar: ScopeGrammar | undefined,
  scopes: readonly string[],
): string | undefined {
  return grammar && scopes.join(grammar.joint)
}
