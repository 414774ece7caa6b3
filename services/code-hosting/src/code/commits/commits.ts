import { findAccount } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import type { Commit, LogQuery } from '../../git/git.ts'
import { offsetOf, type Page } from '../../wire/links.ts'
import type { CommitPeople } from './commit-people.ts'
import type { CommitFacts } from './present/commits.ts'
import { countComments } from './store/commit-comments.ts'

export interface CommitQuery extends Pick<LogQuery, 'from' | 'path' | 'sinceMs' | 'untilMs'> {
  repositoryId: number
  /** A login or an email address. */
  author?: string | undefined
  committer?: string | undefined
}

export interface CommitPage {
  commits: Commit[]
  /** The total count, if it is known without walking the history. */
  total?: number
  hasMore: boolean
}

export interface Commits {
  list(query: CommitQuery, page: Page): Promise<CommitPage>
  /** Loads the accounts and comment counts of these commits, with one query each. */
  loadFacts(repositoryId: number, commits: readonly Commit[]): Promise<CommitFacts>
}

export function createCommits({ db, git }: Pick<Context, 'db' | 'git'>, people: CommitPeople): Commits {
  return {
    async list({ repositoryId, author, committer, ...query }, page) {
      const store = git.repository(repositoryId)
      const [authors, committers] = await Promise.all([patternsOf(author), patternsOf(committer)])
      if (authors?.length === 0 || committers?.length === 0) return { commits: [], hasMore: false }
      const slice = { skip: offsetOf(page), limit: page.size + 1 }
      const listed = await store.log({
        ...query,
        ...slice,
        ...(authors ? { author: authors } : {}),
        ...(committers ? { committer: committers } : {}),
      })
      const isWhole =
        !authors && !committers && !query.path && query.sinceMs === undefined && query.untilMs === undefined
      return {
        commits: listed.slice(0, page.size),
        hasMore: listed.length > page.size,
        ...(isWhole ? { total: await store.countCommits(query.from) } : {}),
      }
    },
    async loadFacts(repositoryId, commits) {
      const addresses = commits.flatMap(({ author, committer }) => [author.email, committer.email])
      const oids = commits.map(({ oid }) => oid)
      const [accounts, comments] = await Promise.all([
        people.findByAddress(addresses),
        countComments(db.read, repositoryId, oids),
      ])
      return { people: accounts, comments }
    },
  }

  /** The patterns for git's author or committer filter. */
  async function patternsOf(who: string | undefined): Promise<string[] | undefined> {
    if (!who) return undefined
    if (who.includes('@')) return [`<${who}>`]
    const account = await findAccount(db.read, who)
    if (!account) return []
    return (await people.listAddresses(account)).map((address) => `<${address}>`)
  }
}
