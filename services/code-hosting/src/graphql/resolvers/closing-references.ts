import type { Context } from '../../context.ts'
import { parseClosingReferences } from '../../issues/parse-references.ts'
import { connectAll, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import type { IssueSource } from '../sources.ts'
import {
  keyOfBranch,
  keyOfName,
  keyOfNumber,
  listIssueIdsByNumber,
  listIssueIdsOfBranches,
  listReferringPullIds,
  listRepositoryIdsByName,
} from '../store/closing-references.ts'
import { findIssueSource } from './issue-fields.ts'
import { pullOf } from './pulls.ts'
import type { ResolverMap } from './resolver-map.ts'

interface ClosingArguments extends PageArguments {
  userLinkedOnly: boolean
}

interface ClosedByArguments extends ClosingArguments {
  includeClosedPrs: boolean
}

const maxReferringPulls = 100

/** Which issues the merge of a pull request closes, by closing keywords in its body and by its linked branch. */
export function closingReferences({ db, url }: Pick<Context, 'db' | 'url'>): ResolverMap {
  const repositoryByName = ({ loaders }: GraphqlContext) =>
    loaders.named('repository ids by name', (keys: readonly string[]) =>
      listRepositoryIdsByName(db.read, keys),
    )
  const issueByNumber = ({ loaders }: GraphqlContext) =>
    loaders.named('issue ids by number', (keys: readonly string[]) => listIssueIdsByNumber(db.read, keys))
  const issuesOfBranch = ({ loaders }: GraphqlContext) =>
    loaders.named('issue ids of branches', (keys: readonly string[]) => listIssueIdsOfBranches(db.read, keys))
  const pullsByIssue = ({ loaders }: GraphqlContext) =>
    loaders.named('referring pulls', (ids: readonly number[]) =>
      listReferringPullIds(db.read, ids, maxReferringPulls),
    )

  async function listNamedIds({ row, repository }: IssueSource, graphql: GraphqlContext): Promise<number[]> {
    // Parsing is linear, so its cost is bounded like that of sent text.
    graphql.countText(row.body?.length ?? 0)
    const ids = await Promise.all(
      parseClosingReferences(row.body, url()).map(async ({ owner, repo, number }) => {
        const id = owner && repo ? await repositoryByName(graphql)(keyOfName(owner, repo)) : repository.row.id
        return id && issueByNumber(graphql)(keyOfNumber(id, number))
      }),
    )
    return ids.filter((id) => id !== undefined)
  }

  async function listClosingIds(
    source: IssueSource,
    graphql: GraphqlContext,
    userLinkedOnly: boolean,
  ): Promise<Set<number>> {
    const pull = await pullOf(source, graphql)
    if (pull.base_ref !== source.repository.row.default_branch) return new Set()
    const { head_repository_id: repositoryId, head_ref: name } = pull
    const [named, linked = []] = await Promise.all([
      userLinkedOnly ? [] : listNamedIds(source, graphql),
      repositoryId === null ? undefined : issuesOfBranch(graphql)(keyOfBranch({ repositoryId, name })),
    ])
    return new Set([...named, ...linked])
  }

  const findSources = async (ids: Iterable<number>, graphql: GraphqlContext) => {
    const sources = await Promise.all(Array.from(ids, (id) => findIssueSource(id, graphql)))
    return sources.filter((source) => source !== undefined)
  }

  return {
    PullRequest: {
      closingIssuesReferences: async (source: IssueSource, args: ClosingArguments, graphql) => {
        const ids = await listClosingIds(source, graphql, args.userLinkedOnly)
        return connectAll(await findSources(ids, graphql), args)
      },
    },
    Issue: {
      closedByPullRequestsReferences: async ({ row }: IssueSource, args: ClosedByArguments, graphql) => {
        const referring = await findSources((await pullsByIssue(graphql)(row.id)) ?? [], graphql)
        const pulls = await Promise.all(
          referring.map(async (source) => {
            const { is_open, merged_at_ms } = await pullOf(source, graphql)
            if (!is_open && merged_at_ms === null && !args.includeClosedPrs) return []
            const ids = await listClosingIds(source, graphql, args.userLinkedOnly)
            return ids.has(row.id) ? [source] : []
          }),
        )
        return connectAll(pulls.flat(), args)
      },
    },
  }
}
