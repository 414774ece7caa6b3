import {
  type Argument,
  exclude,
  literal,
  literals,
  numberOption,
  oid,
  option,
  pathInTree,
  symmetric,
} from './arguments.ts'
import { findDivergence, listChain } from './commit-chain.ts'
import type { CommitSize, Comparison, Contributor, GitRepository, LogQuery } from './git.ts'
import { GitError } from './git-error.ts'
import type { Objects } from './objects.ts'
import type { Refs } from './refs.ts'
import type { Store } from './store.ts'

export type History = Pick<
  GitRepository,
  | 'log'
  | 'countCommits'
  | 'compare'
  | 'isAncestor'
  | 'contributors'
  | 'commitSizes'
  | 'listOidsBetween'
  | 'branchesContaining'
  | 'branchesAtHead'
>

export function createHistory(store: Store, objects: Objects, refs: Refs): History {
  return {
    async log(query) {
      const chain = isPlain(query) ? await listChain(objects, query) : undefined
      if (chain) return chain
      const paths = query.path ? { paths: [pathInTree(query.path)] } : {}
      const { skip = 0, limit } = query
      const slice = [numberOption('--max-count', count(limit)), numberOption('--skip', count(skip))]
      const args = [literal('rev-list'), ...slice, ...selection(query)]
      // The history of a commit never changes, so the result is cached.
      const oids = await store.remember(
        `log ${JSON.stringify([args, query.path])}`,
        async () => linesOf((await store.run(args, { ...paths, timeoutMs: logTimeoutMs })).stdout),
        (commits) => commits.length * 100,
      )
      return objects.listCommits(oids)
    },
    countCommits: (from, bounds = {}) => {
      const paths = bounds.path ? { paths: [pathInTree(bounds.path)] } : {}
      const args = [...literals('rev-list', '--count'), ...selection({ ...bounds, from })]
      return store.remember(`count ${JSON.stringify([args, bounds.path])}`, async () => {
        const { stdout } = await store.run(args, paths)
        return Number(stdout.toString('latin1'))
      })
    },
    compare: (base, head) =>
      store.remember(`compare ${base} ${head}`, async (): Promise<Comparison> => {
        const divergence = await findDivergence(objects, base, head)
        if (divergence?.behindBy !== undefined) {
          const { base: mergeBase, ahead, behindBy } = divergence
          return { mergeBase, aheadBy: ahead.length, behindBy }
        }
        const [mergeBase, { stdout }] = await Promise.all([
          findMergeBase(store, objects, base, head),
          store.run([...literals('rev-list', '--left-right', '--count'), symmetric(base, head)]),
        ])
        const [behindBy = 0, aheadBy = 0] = stdout.toString('latin1').split('\t').map(Number)
        return { mergeBase, aheadBy, behindBy }
      }),
    isAncestor: (ancestor, descendant) =>
      store.remember(`ancestor ${ancestor} ${descendant}`, async () => {
        if ((await objects.findCommit(descendant))?.parents.includes(ancestor)) return true
        const divergence = await findDivergence(objects, ancestor, descendant)
        if (divergence) return divergence.base === ancestor
        const args = [...literals('merge-base', '--is-ancestor'), oid(ancestor), oid(descendant)]
        return (await store.run(args, { accept: [0, 1] })).code === 0
      }),
    contributors: (from) =>
      store.remember(
        `contributors ${from}`,
        async () => {
          const { stdout } = await store.run([
            ...literals('shortlog', '--summary', '--numbered', '--email'),
            oid(from),
          ])
          return linesOf(stdout).map(parseContributor)
        },
        (contributors) => contributors.length * 200,
      ),
    commitSizes(from, limit, { skip = 0, withMerges = false } = {}) {
      const read = async (format: readonly Argument[], timeoutMs?: number) => {
        const args = [
          ...literals('log', '--date=format:%z'),
          ...format,
          ...(withMerges ? [] : [literal('--no-merges')]),
          literal('--format=%x00%H%x00%ae%x00%an%x00%at%x00%ad'),
          numberOption('--max-count', count(limit)),
          numberOption('--skip', count(skip)),
          oid(from),
        ]
        const { stdout } = await store.run(args, timeoutMs === undefined ? {} : { timeoutMs })
        return parseCommitSizes(stdout.toString('utf8'))
      }
      return store.remember(
        `sizes ${from} ${limit} ${skip} ${withMerges}`,
        () =>
          read([literal('--shortstat')], statisticsTimeoutMs).catch((error: unknown) => {
            if (!(error instanceof GitError) || error.kind !== 'timeout') throw error
            // A commit can have too many files to count their lines.
            return read([])
          }),
        (sizes) => sizes.length * 300,
      )
    },
    async listOidsBetween(from, to) {
      const chain = await listChain(objects, { from: to, not: [from], limit: maxOidsBetween })
      if (chain) return chain.map(({ oid }) => oid)
      const args = [literal('rev-list'), numberOption('--max-count', maxOidsBetween), oid(to), exclude(from)]
      const { stdout } = await store.run(args, { maxBytes: maxOidsBetween * 41 })
      return linesOf(stdout)
    },
    async branchesContaining(commit) {
      if ((await objects.findType(oid(commit))) !== 'commit') return []
      const { stdout } = await store.run([
        ...literals('for-each-ref', '--format=%(refname)', '--contains'),
        oid(commit),
        literal('refs/heads/'),
      ])
      return linesOf(stdout).map(branchOf)
    },
    async branchesAtHead(commit) {
      const all = await refs.list()
      return all
        .filter((ref) => ref.oid === commit && ref.name.startsWith('refs/heads/'))
        .map(({ name }) => branchOf(name))
    },
  }
}

const maxOidsBetween = 200_000
const logTimeoutMs = 30_000
const statisticsTimeoutMs = 60_000

/** The best one. Null without a common history. */
export async function findMergeBase(
  store: Store,
  objects: Objects,
  base: string,
  head: string,
): Promise<string | null> {
  const [best = null] = await listMergeBases(store, objects, base, head)
  return best
}

/** Best first. There are several if both sides merged each other. */
export function listMergeBases(
  store: Store,
  objects: Objects,
  base: string,
  head: string,
): Promise<string[]> {
  return store.remember(`merge bases ${base} ${head}`, async () => {
    const divergence = await findDivergence(objects, base, head)
    if (divergence) return [divergence.base]
    const args = [...literals('merge-base', '--all'), oid(base), oid(head)]
    return linesOf((await store.run(args, { accept: [0, 1] })).stdout)
  })
}

function isPlain({ path, author, committer, sinceMs, untilMs }: LogQuery): boolean {
  return [path, author, committer, sinceMs, untilMs].every((filter) => filter === undefined)
}

function selection(query: Omit<LogQuery, 'skip' | 'limit'>): Argument[] {
  const { from, not = [], author, committer, sinceMs, untilMs, firstParent } = query
  return [
    ...literals('--fixed-strings', '--regexp-ignore-case'),
    ...[author ?? []].flat().map((part) => option('--author', part)),
    ...[committer ?? []].flat().map((part) => option('--committer', part)),
    ...(sinceMs === undefined ? [] : [numberOption('--max-age', seconds(sinceMs))]),
    ...(untilMs === undefined ? [] : [numberOption('--min-age', seconds(untilMs))]),
    ...(firstParent ? [literal('--first-parent')] : []),
    oid(from),
    ...not.map(exclude),
  ]
}

const max = 2 ** 31 - 1

function count(value: number): number {
  return Math.min(Math.max(0, Math.trunc(value) || 0), max)
}

function seconds(ms: number): number {
  return Math.max(0, Math.floor(ms / 1000) || 0)
}

function parseContributor(line: string): Contributor {
  const [, commits = '0', name = '', email = ''] = /^\s*(\d+)\t(.*?)\s*<([^<>]*)>$/.exec(line) ?? []
  return { name, email, commits: Number(commits) }
}

/** Five fields for each commit. The last one is the time zone, followed by the line of `--shortstat`. */
function parseCommitSizes(output: string): CommitSize[] {
  const [, ...fields] = output.split('\0')
  const sizes: CommitSize[] = []
  for (let at = 0; at + 4 < fields.length; at += 5) {
    const [oid = '', email = '', name = '', seconds = '0', rest = ''] = fields.slice(at, at + 5)
    const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d)(\d\d)/.exec(rest) ?? []
    sizes.push({
      oid,
      name,
      email,
      atMs: Number(seconds) * 1000,
      offsetMinutes: (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)),
      additions: Number(/(\d+) insertion/.exec(rest)?.[1] ?? 0),
      deletions: Number(/(\d+) deletion/.exec(rest)?.[1] ?? 0),
    })
  }
  return sizes
}

function branchOf(ref: string): string {
  return ref.slice('refs/heads/'.length)
}

export function linesOf(output: Buffer): string[] {
  return output.toString('utf8').split('\n').filter(Boolean)
}
