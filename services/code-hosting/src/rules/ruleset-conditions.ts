import type { RepositoryRow } from '../database/repository-rows.ts'
import { matchesRefPattern } from './ref-patterns.ts'
import type { Ruleset } from './store/rulesets.ts'

type Repository = Pick<RepositoryRow, 'id' | 'name' | 'default_branch' | 'owner_id'>

/** Whether a ruleset applies to a ref, by its full name. */
export function appliesToRef(ruleset: Ruleset, repository: Repository, ref: string): boolean {
  const prefix = ruleset.target === 'tag' ? 'refs/tags/' : 'refs/heads/'
  if (!ref.startsWith(prefix) || !appliesToRepository(ruleset, repository)) return false
  const { include = [], exclude = [] } = ruleset.conditions.ref_name ?? {}
  const matches = (pattern: string) => {
    if (pattern === '~ALL') return true
    if (pattern === '~DEFAULT_BRANCH') return ref === `refs/heads/${repository.default_branch}`
    return matchesRefPattern(pattern.startsWith('refs/') ? pattern : prefix + pattern, ref)
  }
  return include.some(matches) && !exclude.some(matches)
}

/** Rulesets of repositories have no conditions for repositories. */
export function appliesToRepository(
  { repository_id, organization_id, conditions }: Ruleset,
  { id, name, owner_id }: Repository,
): boolean {
  if (repository_id !== null) return repository_id === id
  if (organization_id !== owner_id) return false
  if (conditions.repository_id) return conditions.repository_id.repository_ids?.includes(id) ?? false
  const { include = [], exclude = [] } = conditions.repository_name ?? {}
  const folded = name.toLowerCase()
  const matches = (pattern: string) => pattern === '~ALL' || matchesRefPattern(pattern.toLowerCase(), folded)
  return include.some(matches) && !exclude.some(matches)
}
