import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../../context.ts'
import { permissionFor, reading } from '../../issues/issue-needs.ts'
import { listPinned } from '../../issues/store/issue-pins.ts'
import { findRedirect } from '../../issues/store/issue-redirects.ts'
import { findIssue } from '../../issues/store/issues.ts'
import { findLabel, type LabelRow } from '../../issues/store/labels.ts'
import {
  countMilestones,
  findMilestone,
  listMilestones,
  type MilestoneRow,
} from '../../issues/store/milestones.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { type LabelSearch, searchLabels } from '../../search/store/result-rows.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connectAll, connectSlices, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { type IssueSource, issueSource, type RepositorySource } from '../sources.ts'
import { listLabelsById } from '../store/nodes.ts'
import { type CommentSource, findAssociation, findAuthor, issueFields, timeOrNull } from './issue-fields.ts'
import { createIssueConnections, type IssueListArguments, stateOf } from './issue-lists.ts'
import type { ResolverMap } from './resolver-map.ts'

interface LabelSource {
  row: Pick<LabelRow, 'id' | 'name' | 'color' | 'description' | 'is_default'> & Partial<LabelRow>
  repository: RepositorySource
}
interface MilestoneSource {
  row: MilestoneRow
  repository: RepositorySource
}
const notFound = (kind: string, number: number) =>
  fieldError('NOT_FOUND', `Could not resolve to ${kind} with the number of ${number}.`)

export function issueResolvers(context: Context): ResolverMap {
  const { db } = context
  const connectIssues = createIssueConnections(context)

  /** Labels of issues are loaded without their times. */
  const wholeLabel = ({ row }: LabelSource, { loaders }: GraphqlContext) =>
    row.created_at_ms === undefined
      ? loaders.named('labels by id', (ids: readonly number[]) => listLabelsById(db.read, ids))(row.id)
      : row

  /** Finds an issue also by the number that it had before it was transferred. */
  async function findByNumber(
    repository: RepositorySource,
    number: number,
    { loaders }: GraphqlContext,
  ): Promise<IssueSource | undefined> {
    const row = number > 0 ? await findIssue(db.read, repository.row.id, number) : undefined
    if (row) return issueSource(row, repository)
    const id = number > 0 ? await findRedirect(db.read, repository.row.id, number) : undefined
    const moved = id == null ? undefined : await loaders.issues(id)
    const newRepository = moved && (await loaders.repositories(moved.repository_id))
    return newRepository && issueSource(moved, newRepository)
  }

  const common = issueFields(context)
  return {
    Issue: {
      ...common,
      state: ({ row }: IssueSource) => (row.is_open ? 'OPEN' : 'CLOSED'),
      stateReason: ({ row }: IssueSource) => row.state_reason?.toUpperCase() ?? null,
      isPinned: ({ row }: IssueSource) => row.pin_position !== null,
    },
    IssueComment: {
      id: ({ row }: CommentSource) => nodeId('IssueComment', row.id),
      databaseId: ({ row }: CommentSource) => row.id,
      author: ({ row }: CommentSource, _, graphql) => findAuthor(row.author_id, graphql),
      authorAssociation: ({ row, issue }: CommentSource, _, graphql) =>
        findAssociation(issue.repository, row.author_id, graphql),
      body: ({ row }: CommentSource) => row.body,
      createdAt: ({ row }: CommentSource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: CommentSource) => presentTime(row.updated_at_ms),
      includesCreatedEdit: ({ row }: CommentSource) => row.updated_at_ms > row.created_at_ms,
      isMinimized: () => false,
      minimizedReason: () => null,
      url: ({ row, issue: { row: issue, repository } }: CommentSource, _, { request }) =>
        `${request.addresses.html}/${fullNameOf(repository.row)}/${issue.is_pull ? 'pull' : 'issues'}/${issue.number}#issuecomment-${row.id}`,
      issue: ({ issue }: CommentSource) => (issue.row.is_pull ? null : issue),
      viewerDidAuthor: ({ row }: CommentSource, _, { request }) => request.viewer.user?.id === row.author_id,
    },
    Label: {
      id: ({ row }: LabelSource) => nodeId('Label', row.id),
      name: ({ row }: LabelSource) => row.name,
      color: ({ row }: LabelSource) => row.color,
      description: ({ row }: LabelSource) => row.description,
      isDefault: ({ row }: LabelSource) => fromBit(row.is_default),
      createdAt: async (source: LabelSource, _, graphql) =>
        timeOrNull((await wholeLabel(source, graphql))?.created_at_ms ?? null),
      updatedAt: async (source: LabelSource, _, graphql) =>
        timeOrNull((await wholeLabel(source, graphql))?.updated_at_ms ?? null),
      url: ({ row, repository }: LabelSource, _, { request }) =>
        `${request.addresses.html}/${fullNameOf(repository.row)}/labels/${encodeURIComponent(row.name)}`,
    },
    Milestone: {
      id: ({ row }: MilestoneSource) => nodeId('Milestone', row.id),
      number: ({ row }: MilestoneSource) => row.number,
      title: ({ row }: MilestoneSource) => row.title,
      description: ({ row }: MilestoneSource) => row.description,
      creator: ({ row }: MilestoneSource, _, graphql) => findAuthor(row.creator_id, graphql),
      state: ({ row }: MilestoneSource) => (row.is_open ? 'OPEN' : 'CLOSED'),
      closed: ({ row }: MilestoneSource) => !fromBit(row.is_open),
      dueOn: ({ row }: MilestoneSource) => timeOrNull(row.due_at_ms),
      createdAt: ({ row }: MilestoneSource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: MilestoneSource) => presentTime(row.updated_at_ms),
      closedAt: ({ row }: MilestoneSource) => timeOrNull(row.closed_at_ms),
      url: ({ row, repository }: MilestoneSource, _, { request }) =>
        `${request.addresses.html}/${fullNameOf(repository.row)}/milestone/${row.number}`,
      progressPercentage: ({ row }: MilestoneSource) => {
        const total = row.open_issues + row.closed_issues
        return total === 0 ? 0 : (100 * row.closed_issues) / total
      },
    },
    Repository: {
      issues: (repository: RepositorySource, args: IssueListArguments, graphql) => {
        graphql.require(repository, reading)
        return connectIssues(repository, args)
      },
      issue: async (repository: RepositorySource, { number }, graphql) => {
        graphql.require(repository, reading)
        const source = await findByNumber(repository, number, graphql)
        if (!source || source.row.is_pull) throw notFound('an Issue', number)
        graphql.require(source.repository, reading)
        return source
      },
      issueOrPullRequest: async (repository: RepositorySource, { number }, graphql) => {
        const source = await findByNumber(repository, number, graphql)
        if (!source) throw notFound('an issue or pull request', number)
        graphql.require(source.repository, { permission: permissionFor(source.row) })
        return source
      },
      pinnedIssues: async (repository: RepositorySource, args: PageArguments, graphql) => {
        graphql.require(repository, reading)
        const pinned = await listPinned(db.read, repository.row.id)
        return connectAll(
          pinned.map((row) => ({
            __typename: 'PinnedIssue',
            id: nodeId('PinnedIssue', row.id),
            issue: issueSource(row, repository),
            repository,
          })),
          args,
        )
      },
      label: async (repository: RepositorySource, { name }, graphql) => {
        graphql.require(repository, reading)
        const row = await findLabel(db.read, repository.row.id, name)
        return row ? { __typename: 'Label', row, repository } : null
      },
      labels: (repository: RepositorySource, { query, orderBy, ...args }, graphql) => {
        graphql.require(repository, reading)
        const { id } = repository.row
        const search: LabelSearch = {
          words: query?.split(/\s+/).filter(Boolean) ?? [],
          by: orderBy?.field === 'CREATED_AT' ? 'id' : 'name_folded',
          direction: orderBy?.direction === 'DESC' ? 'desc' : 'asc',
        }
        return connectSlices(args, {
          read: (slice) => searchLabels(db.read, id, search, slice),
          nodeOf: (row: LabelRow) => ({ __typename: 'Label', row, repository }),
        })
      },
      milestone: async (repository: RepositorySource, { number }, graphql) => {
        graphql.require(repository, reading)
        const row = number > 0 ? await findMilestone(db.read, repository.row.id, number) : undefined
        return row ? { __typename: 'Milestone', row, repository } : null
      },
      milestones: (repository: RepositorySource, { states, orderBy, ...args }, graphql) => {
        graphql.require(repository, reading)
        const list = {
          repositoryId: repository.row.id,
          state: stateOf(states),
          // Numbers are assigned in the order of creation.
          sort: orderBy && orderBy.field !== 'DUE_DATE' ? ('number' as const) : ('due_on' as const),
          direction: orderBy?.direction === 'DESC' ? ('desc' as const) : ('asc' as const),
        }
        return connectSlices(args, {
          read: async (slice) => ({
            rows: await listMilestones(db.read, list, slice),
            total: await countMilestones(db.read, list),
          }),
          nodeOf: (row: MilestoneRow) => ({ __typename: 'Milestone', row, repository }),
        })
      },
    },
  }
}
