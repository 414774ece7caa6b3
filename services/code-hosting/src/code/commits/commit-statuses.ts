import type { components } from '@octokit/openapi-webhooks-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { CommitStatusTable } from '../../database/commit-tables.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { problem, validationFailed } from '../../errors.ts'
import type { Commit } from '../../git/git.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import { findProtectedBranches } from '../../rules/protected-branches.ts'
import type { Commits } from './commits.ts'
import { presentCommitStatus } from './present/commit-statuses.ts'
import { presentCommit } from './present/commits.ts'
import { type CommitStatusRow, countStatuses, insertStatus } from './store/commit-statuses.ts'

type Webhooks = components['schemas']

export interface NewStatus {
  repository: RepositoryRow
  actor: AccountRow
  commit: Commit
  state: CommitStatusTable['state']
  context: string
  description: string | null
  targetUrl: string | null
}

export interface CommitStatuses {
  create(status: NewStatus): Promise<CommitStatusRow>
}

const maxPerContext = 1000
/** Pages of commits and pull requests read the latest status of each context. */
const maxPerCommit = 10_000
const maxDescriptionLength = 140
const maxContextLength = 255

export function createCommitStatuses(
  { db, git, clock, activity }: Pick<Context, 'db' | 'git' | 'clock' | 'activity'>,
  commits: Commits,
): CommitStatuses {
  return {
    async create({ repository, actor, commit, state, context, description, targetUrl }) {
      requireFitting(description, context, targetUrl)
      const of = { repositoryId: repository.id, oid: commit.oid }
      const branches = await git.repository(repository.id).branchesAtHead(commit.oid)
      const facts = await commits.loadFacts(repository.id, [commit])
      return db.write(async (tx) => {
        if ((await countStatuses(tx, { ...of, context }, maxPerContext)) >= maxPerContext)
          throw tooMany('SHA and context')
        if ((await countStatuses(tx, of, maxPerCommit)) >= maxPerCommit) throw tooMany('SHA')
        const row = await insertStatus(tx, {
          repository_id: repository.id,
          oid: commit.oid,
          context,
          state,
          description,
          target_url: targetUrl,
          creator_id: actor.id,
          created_at_ms: clock.now(),
        })
        await activity.emit(tx, {
          event: 'status',
          actor,
          repository,
          async payload(tx, addresses) {
            const refs = branches.map((name) => `refs/heads/${name}`)
            const protectedNames = await findProtectedBranches(tx, repository, refs)
            const urls = gitAddresses(repository, addresses)
            const { avatar_url } = presentAccount(actor, addresses)
            const { id, target_url, created_at, updated_at } = presentCommitStatus(
              row,
              actor,
              urls,
              addresses,
            )
            return {
              id,
              sha: commit.oid,
              name: `${repository.owner_login}/${repository.name}`,
              avatar_url,
              target_url,
              context,
              description,
              state,
              commit: presentCommit(commit, facts, urls, addresses),
              branches: branches.map((name) => ({
                name,
                commit: { sha: commit.oid, url: urls.commit(commit.oid) },
                protected: protectedNames.has(`refs/heads/${name}`),
              })),
              created_at,
              updated_at,
            } satisfies Omit<Webhooks['webhook-status'], 'repository' | 'sender'>
          },
        })
        return row
      })
    },
  }
}

function requireFitting(description: string | null, context: string, targetUrl: string | null): void {
  if (description !== null && [...description].length > maxDescriptionLength)
    throw invalid('description', `description is too long (maximum is ${maxDescriptionLength} characters)`)
  if (context === '' || [...context].length > maxContextLength)
    throw invalid('context', `context must have 1 to ${maxContextLength} characters`)
  if (targetUrl !== null && targetUrl !== '' && !/^https?:\/\/./i.test(targetUrl))
    throw invalid('target_url', 'target_url must use http(s) scheme')
}

function invalid(field: string, message: string) {
  return validationFailed({ resource: 'Status', code: 'custom', field, message })
}

function tooMany(subject: string) {
  const message = `This ${subject} has reached the maximum number of statuses.`
  return problem('validation_failed', {
    data: { errors: [{ resource: 'Status', code: 'custom', field: 'context', message }] },
  })
}
