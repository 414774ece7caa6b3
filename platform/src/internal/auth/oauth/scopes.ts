import type { ScopeGrammar } from '../../../auth/oauth/dialect.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'

/** Which scopes a text asks for. Where there are no scopes, whatever it says means nothing. */
export function parseScopes(grammar: ScopeGrammar | undefined, text: string | undefined): readonly string[] {
  if (!grammar) return []
  const { known, defaultScopes, separator, dropsUnknown, condense = (scopes) => scopes } = grammar
  if (text === undefined) return defaultScopes
  const asked = [...new Set(text.split(separator).filter(Boolean))]
  const found = asked.filter((scope) => Object.hasOwn(known, scope))
  if (found.length < asked.length && !dropsUnknown) throw oauthProblem('scope_unknown')
  return condense(found)
}

/** Undefined where there are no scopes. */
export function formatScopes(
  grammar: ScopeGrammar | undefined,
  scopes: readonly string[],
): string | undefined {
  return grammar && scopes.join(grammar.joint)
}
