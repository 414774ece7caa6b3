import type { RefOrigin } from '../context/pushes.ts'
import type { Commit, GitRepository, RefChange } from '../git/git.ts'
import { StepsExceeded } from './linear-regex.ts'
import type { Rule } from './rules.ts'
import type { TextPattern } from './schema/ruleset-rules.ts'
import { compilePattern, describePattern } from './text-patterns.ts'

/** Rules that depend on git alone, so their verdict on a change never changes. */
const contentRules: readonly Rule['type'][] = [
  'non_fast_forward',
  'required_linear_history',
  'required_signatures',
  'commit_message_pattern',
  'commit_author_email_pattern',
  'committer_email_pattern',
]

export function isContentRule({ type }: Rule): boolean {
  return contentRules.includes(type)
}

/** More new commits than this cannot be evaluated, and are refused. */
const maxCommits = 10_000

/** Keeps the time of one push bounded, whatever the patterns and messages are. */
const maxSteps = 20_000_000

/** Returns the function that evaluates content rules for the changes of one push. */
export function createContentReader(
  objects: GitRepository,
  defaultBranch: string,
  origin: RefOrigin | undefined,
) {
  const budget = { steps: maxSteps }
  const ranges = new Map<string, Promise<Commit[]>>()

  /** The violation as a sentence, or undefined. */
  return async function findViolation(change: RefChange, rule: Rule): Promise<string | undefined> {
    if (change.to === null) return undefined
    if (rule.type === 'non_fast_forward')
      return (await isForward(change)) ? undefined : 'Cannot force-push to this branch'
    const commits = await commitsOf(change, rule)
    if (commits.length > maxCommits)
      return `Rules of commits can be evaluated for at most ${maxCommits} new commits.`
    if (rule.type === 'required_linear_history') {
      const merge = commits.find(({ parents }) => parents.length > 1)
      return merge && `This branch must not contain merge commits: ${merge.oid}`
    }
    if (rule.type === 'required_signatures') {
      const unsigned = authored(commits).find(({ signed }) => !signed)
      return unsigned && `Commits must have verified signatures: ${unsigned.oid}`
    }
    if (rule.type === 'commit_message_pattern')
      return violates(commits, 'Commit message', rule.parameters, ({ message }) => message.trimEnd())
    if (rule.type === 'commit_author_email_pattern')
      return violates(commits, 'Author email', rule.parameters, ({ author }) => author.email)
    if (rule.type === 'committer_email_pattern')
      return violates(commits, 'Committer email', rule.parameters, ({ committer }) => committer.email)
    return undefined
  }

  async function isForward({ from, to }: RefChange): Promise<boolean> {
    if (from === null || to === null || from === to) return true
    const [before, after] = await Promise.all([objects.findType(from), objects.findType(to)])
    return before === 'commit' && after === 'commit' && objects.isAncestor(from, to)
  }

  /**
   * The commits that are new to the ref, one more than the maximum at most. A new branch, and rules that describe
   * commits, leave out those on the default branch.
   */
  function commitsOf(change: RefChange, { type }: Rule): Promise<Commit[]> {
    const isStrict = type === 'required_linear_history' || type === 'required_signatures'
    const leavesOutDefault = change.from === null || !isStrict
    const key = `${change.ref} ${change.from} ${change.to} ${leavesOutDefault}`
    const range = ranges.get(key) ?? readCommits(change, leavesOutDefault)
    ranges.set(key, range)
    return range
  }

  async function readCommits({ ref, from, to }: RefChange, leavesOutDefault: boolean): Promise<Commit[]> {
    const tip = to === null ? undefined : await peel(to)
    if (tip === undefined) return []
    const base = `refs/heads/${defaultBranch}`
    const excluded = [
      from === null ? undefined : await peel(from),
      leavesOutDefault && ref !== base ? (await objects.findRef(base))?.oid : undefined,
    ].filter((oid) => oid !== undefined)
    return objects.log({ from: tip, not: excluded, limit: maxCommits + 1 })
  }

  /** The commit of an annotated tag. Tags of other objects have none. */
  async function peel(oid: string): Promise<string | undefined> {
    let current = oid
    for (let depth = 0; depth < 10; depth++) {
      const type = await objects.findType(current)
      if (type === 'commit') return current
      const tag = type === 'tag' ? await objects.findTag(current) : undefined
      if (!tag) return undefined
      current = tag.object
    }
    return undefined
  }

  /** Merges of pull requests are made by the server, which signs nothing. Their parents were pushed. */
  function authored(commits: readonly Commit[]): readonly Commit[] {
    if (origin !== 'pull-request') return commits
    const isMerge = (commits[0]?.parents.length ?? 0) > 1
    return isMerge ? commits.slice(1) : []
  }

  function violates(
    commits: readonly Commit[],
    subject: string,
    pattern: TextPattern,
    textOf: (commit: Commit) => string,
  ): string | undefined {
    const accepts = compilePattern(pattern)
    try {
      const commit = commits.find((one) => !accepts(textOf(one), budget))
      return commit && `${describePattern(subject, pattern)} (commit ${commit.oid})`
    } catch (error) {
      if (error instanceof StepsExceeded)
        return `${subject} patterns cannot be evaluated for so many commits.`
      throw error
    }
  }
}
