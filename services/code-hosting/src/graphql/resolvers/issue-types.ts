import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../../context.ts'
import { createIssueTypes } from '../../issues/issue-types.ts'
import { foldTypeName, type IssueTypeRow, listIssueTypesById } from '../../issues/store/issue-types.ts'
import { findStanding } from '../../organizations/organization-scope.ts'
import { nodeId } from '../../wire/addresses.ts'
import { connectAll, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import type { AccountSource, IssueSource, RepositorySource } from '../sources.ts'
import type { ResolverMap } from './resolver-map.ts'

interface IssueTypeSource {
  __typename: 'IssueType'
  row: IssueTypeRow
}

interface TypeListArguments extends PageArguments {
  orderBy?: { field: 'NAME' | 'CREATED_AT'; direction: 'ASC' | 'DESC' } | null
}

const sourceOf = (row: IssueTypeRow): IssueTypeSource => ({ __typename: 'IssueType', row })

export function findIssueTypeRow({ db }: Pick<Context, 'db'>, id: number, { loaders }: GraphqlContext) {
  return loaders.named('issue types', (ids: readonly number[]) => listIssueTypesById(db.read, ids))(id)
}

/** As in REST, the types of an organization are listed for its members. */
export async function canListTypes(
  { db }: Pick<Context, 'db'>,
  id: number,
  { request: { viewer } }: GraphqlContext,
): Promise<boolean> {
  if (!viewer.hasScope('read:org') || !viewer.hasPermission('issue_types', 'read')) return false
  return (await findStanding(db.read, viewer, { id })) !== 'outsider'
}

export function issueTypeResolvers(context: Context): ResolverMap {
  const types = createIssueTypes(context)

  return {
    Issue: {
      issueType: async ({ row }: IssueSource, _, graphql) => {
        const type = row.type_id === null ? undefined : await findIssueTypeRow(context, row.type_id, graphql)
        return type ? sourceOf(type) : null
      },
    },
    IssueType: {
      id: ({ row }: IssueTypeSource) => nodeId('IssueType', row.id),
      name: ({ row }: IssueTypeSource) => row.name,
      description: ({ row }: IssueTypeSource) => row.description,
      color: ({ row }: IssueTypeSource) => row.color.toUpperCase(),
      isEnabled: ({ row }: IssueTypeSource) => fromBit(row.is_enabled),
    },
    Organization: {
      issueTypes: async ({ row }: AccountSource, args: TypeListArguments, graphql) =>
        (await canListTypes(context, row.id, graphql)) ? connectTypes(await types.list(row.id), args) : null,
    },
    Repository: {
      issueTypes: async ({ row }: RepositorySource, args: TypeListArguments) =>
        row.owner_role === 'organization' ? connectTypes(await types.listUsable(row), args) : null,
      issueType: async ({ row }: RepositorySource, { name }) => {
        const type = (await types.listUsable(row)).find((one) => one.name_folded === foldTypeName(name))
        return type ? sourceOf(type) : null
      },
    },
  }
}

function connectTypes(rows: readonly IssueTypeRow[], { orderBy, ...args }: TypeListArguments) {
  const { field = 'CREATED_AT', direction = 'ASC' } = orderBy ?? {}
  const sorted =
    field === 'NAME' ? rows.toSorted((a, b) => (a.name_folded < b.name_folded ? -1 : 1)) : [...rows]
  return connectAll((direction === 'DESC' ? sorted.reverse() : sorted).map(sourceOf), args)
}
