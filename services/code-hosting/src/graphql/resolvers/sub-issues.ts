import type { Context } from '../../context.ts'
import { presentSubIssuesSummary } from '../../issues/present/issues.ts'
import { listSubIssuesOf } from '../../issues/store/sub-issues.ts'
import { connectAll, type PageArguments } from '../connections.ts'
import type { IssueSource } from '../sources.ts'
import { findIssueSource } from './issue-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

/** Parents and sub-issues that the viewer can see. */
export function subIssueResolvers({ db }: Pick<Context, 'db'>): ResolverMap {
  return {
    Issue: {
      parent: async ({ row: { parent_id } }: IssueSource, _, graphql) =>
        parent_id === null ? null : ((await findIssueSource(parent_id, graphql)) ?? null),
      subIssues: async ({ row }: IssueSource, args: PageArguments, graphql) => {
        const load = graphql.loaders.named('sub-issues', (ids: readonly number[]) =>
          listSubIssuesOf(db.read, ids),
        )
        const rows = row.sub_issues === 0 ? [] : ((await load(row.id)) ?? [])
        const sources = await Promise.all(rows.map(({ id }) => findIssueSource(id, graphql)))
        return connectAll(
          sources.filter((source) => source !== undefined),
          args,
        )
      },
      subIssuesSummary: ({ row }: IssueSource) => {
        const { total, completed, percent_completed } = presentSubIssuesSummary(row)
        return { total, completed, percentCompleted: percent_completed }
      },
    },
  }
}
