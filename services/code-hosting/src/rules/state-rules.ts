import type { RefOrigin } from '../context/pushes.ts'
import type { RefChange } from '../git/git.ts'
import type { Rule, RuleOf } from './rules.ts'
import type { TextPattern } from './schema/ruleset-rules.ts'
import { compilePattern, describePattern } from './text-patterns.ts'

/** The latest result of one check of a commit. `appId` is null for a commit status of a user. */
export interface CheckResult {
  context: string
  appId: number | null
  state: 'success' | 'pending' | 'failure'
}

interface RefState {
  change: RefChange
  origin: RefOrigin | undefined
  /** The checks of a new commit, or undefined if the push has too many commits to read them. */
  checksOf(oid: string): readonly CheckResult[] | undefined
}

/** Evaluates rules that depend on the kind of the change or on the database. Returns sentences. */
export function findStateViolations(rule: Rule, state: RefState): string[] {
  const { change, origin } = state
  const { from, to } = change
  if (to === null) return rule.type === 'deletion' ? ['Cannot delete this protected ref.'] : []
  if (from === null) return findCreationViolations(rule, state)
  switch (rule.type) {
    case 'update':
      if (origin === 'fork-sync' && rule.parameters?.update_allows_fetch_and_merge) return []
      return ['Cannot update this protected ref.']
    case 'lock_branch':
      if (origin === 'fork-sync' && rule.parameters.allows_fork_sync) return []
      return ['Cannot change this locked branch']
    case 'push_restriction':
      return ["You're not authorized to push to this branch."]
    case 'pull_request':
      return origin === 'pull-request' ? [] : ['Changes must be made through a pull request.']
    case 'required_status_checks':
      return origin === 'pull-request' ? [] : findCheckViolations(rule, state.checksOf(to))
    default:
      return []
  }
}

function findCreationViolations(rule: Rule, { change, checksOf }: RefState): string[] {
  const { ref, to } = change
  if (rule.type === 'creation') return ['Cannot create ref due to creations being restricted.']
  if (rule.type === 'branch_name_pattern' && ref.startsWith('refs/heads/'))
    return findNameViolations('Branch name', rule.parameters, ref.slice('refs/heads/'.length))
  if (rule.type === 'tag_name_pattern' && ref.startsWith('refs/tags/'))
    return findNameViolations('Tag name', rule.parameters, ref.slice('refs/tags/'.length))
  if (rule.type === 'required_status_checks' && !rule.parameters.do_not_enforce_on_create && to !== null)
    return findCheckViolations(rule, checksOf(to))
  return []
}

/** Names are short, so this is more than enough. */
const maxNameSteps = 1_000_000

function findNameViolations(subject: string, pattern: TextPattern, name: string): string[] {
  const accepts = compilePattern(pattern)
  return accepts(name, { steps: maxNameSteps }) ? [] : [describePattern(subject, pattern)]
}

function findCheckViolations(
  { parameters }: RuleOf<'required_status_checks'>,
  results: readonly CheckResult[] | undefined,
): string[] {
  if (!results) return ['Required status checks cannot be evaluated for so many commits in one push.']
  return parameters.required_status_checks.flatMap(({ context, integration_id: appId }) => {
    const own = results.filter(
      (result) => result.context === context && (appId === undefined || result.appId === appId),
    )
    if (own.length && own.every(({ state }) => state === 'success')) return []
    if (own.some(({ state }) => state === 'failure'))
      return [`Required status check "${context}" is failing.`]
    return [`Required status check "${context}" is ${own.length ? 'pending' : 'expected'}.`]
  })
}
