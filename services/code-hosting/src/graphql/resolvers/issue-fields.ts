import { fromBit } from '@octavo/platform/data/columns.ts'
import { ghost } from '../../accounts/present/accounts.ts'
import type { Context } from '../../context.ts'
import { permissionFor } from '../../issues/issue-needs.ts'
import type { CommentRow } from '../../issues/store/issue-comments.ts'
import type { MilestoneRow } from '../../issues/store/milestones.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { associationKey } from '../../repositories/store/associations.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, connectAll, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { accountSource, type IssueSource, issueSource, type RepositorySource } from '../sources.ts'
import { listCommentsOfIssues } from '../store/lists-of-many.ts'
import type { ResolverMap } from './resolver-map.ts'

export interface CommentSource {
  __typename: 'IssueComment'
  row: CommentRow
  issue: IssueSource
}

export const timeOrNull = (ms: number | null): string | null => (ms === null ? null : presentTime(ms))

export async function findAuthor(id: number, { loaders }: GraphqlContext) {
  return accountSource((await loaders.accounts(id)) ?? ghost)
}

export const findAssociation = async (
  { row }: RepositorySource,
  authorId: number,
  { loaders }: GraphqlContext,
) => (await loaders.associations(associationKey(row.id, authorId))) ?? 'NONE'

/** The fields that issues and pull requests have in common. */
export function issueFields({ db }: Pick<Context, 'db'>): ResolverMap[string] {
  const viewOf = (source: IssueSource, { loaders }: GraphqlContext) => loaders.issueViews(source)

  const pathOf = ({ row, repository }: IssueSource) =>
    `/${fullNameOf(repository.row)}/${row.is_pull ? 'pull' : 'issues'}/${row.number}`

  return {
    id: ({ row }: IssueSource) => nodeId(row.is_pull ? 'PullRequest' : 'Issue', row.id),
    databaseId: ({ row }: IssueSource) => row.id,
    number: ({ row }: IssueSource) => row.number,
    title: ({ row }: IssueSource) => row.title,
    body: ({ row }: IssueSource) => row.body ?? '',
    closed: ({ row }: IssueSource) => !fromBit(row.is_open),
    closedAt: ({ row }: IssueSource) => timeOrNull(row.closed_at_ms),
    createdAt: ({ row }: IssueSource) => presentTime(row.created_at_ms),
    updatedAt: ({ row }: IssueSource) => presentTime(row.updated_at_ms),
    url: (source: IssueSource, _, { request }) => `${request.addresses.html}${pathOf(source)}`,
    resourcePath: pathOf,
    author: ({ row }: IssueSource, _, graphql) => findAuthor(row.author_id, graphql),
    authorAssociation: async (source: IssueSource, _, graphql) =>
      (await viewOf(source, graphql))?.author_association ?? 'NONE',
    locked: ({ row }: IssueSource) => fromBit(row.is_locked),
    activeLockReason: ({ row }: IssueSource) => row.lock_reason?.replace(/[ -]/g, '_').toUpperCase() ?? null,
    repository: ({ repository }: IssueSource) => repository,
    projectCards: (_source, args: PageArguments) => connectAll([], args),
    projectItems: (_source, args: PageArguments) => connectAll([], args),

    async assignees(source: IssueSource, args: PageArguments, graphql) {
      const { assignees = [] } = (await viewOf(source, graphql)) ?? {}
      return connectAll(
        assignees.map(({ id, login, type }) => accountSource({ id, login, role: type.toLowerCase() })),
        args,
      )
    },

    async labels(source: IssueSource, args: PageArguments, graphql) {
      const { labels = [] } = (await viewOf(source, graphql)) ?? {}
      return connectAll(
        labels.map(({ id, name, color, description, default: isDefault }) => ({
          __typename: 'Label',
          repository: source.repository,
          row: { id, name, color, description, is_default: isDefault ? 1 : 0 },
        })),
        args,
      )
    },

    async milestone({ row, repository }: IssueSource, _, { loaders }) {
      const milestone: MilestoneRow | undefined =
        row.milestone_id === null ? undefined : await loaders.milestones(row.milestone_id)
      return milestone ? { __typename: 'Milestone', row: milestone, repository } : null
    },

    async comments(source: IssueSource, args: PageArguments, { loaders }) {
      const part = readPart(args)
      const load = loaders.named(`comments ${JSON.stringify(part)}`, (ids: readonly number[]) =>
        listCommentsOfIssues(db.read, ids, part),
      )
      return connect((await load(source.row.id)) ?? [], part, {
        positionOf: ({ id }) => [id],
        nodeOf: (row): CommentSource => ({ __typename: 'IssueComment', row, issue: source }),
        totalCount: () => source.row.comments,
      })
    },
  }
}

/** Loads an issue or pull request that the viewer can see, with the permission that REST requires for it. */
export async function findIssueSource(id: number, graphql: GraphqlContext): Promise<IssueSource | undefined> {
  const row = await graphql.loaders.issues(id)
  const repository = row && (await graphql.loaders.repositories(row.repository_id))
  if (!repository) return undefined
  return graphql.can(repository, { permission: permissionFor(row) })
    ? issueSource(row, repository)
    : undefined
}
