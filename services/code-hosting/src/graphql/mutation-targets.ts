import type { Need } from '../access/needs.ts'
import type { Context } from '../context.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { permissionFor } from '../issues/issue-needs.ts'
import { listIssueTypesById } from '../issues/store/issue-types.ts'
import { listMilestonesById } from '../issues/store/milestones.ts'
import { writerOf } from '../repositories/authorized-writes.ts'
import type { FindNode } from './find-node.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { fieldError, unknownNode } from './graphql-errors.ts'
import { numberInNodeId, readNodeId } from './node-ids.ts'
import type { IssueSource, RepositorySource } from './sources.ts'
import { listLabelNames, listTeamSlugs } from './store/names.ts'

/** Loads what the ids of a mutation's input name, and checks the needs of the REST operation that does the same. */
export interface MutationTargets {
  /** A node of one type. The caller checks what it needs. */
  node<Source>(id: string, kind: string, graphql: GraphqlContext): Promise<Source>
  /** A node of one of these types. */
  nodeOf<Source>(id: string, kinds: readonly string[], graphql: GraphqlContext): Promise<Source>
  repository(id: string, need: Need, graphql: GraphqlContext): Promise<RepositorySource>
  issue(
    id: string,
    kinds: readonly ('Issue' | 'PullRequest')[],
    role: 'read' | 'triage' | 'write' | 'admin',
    graphql: GraphqlContext,
  ): Promise<{ source: IssueSource; writer: IssueContext; number: number }>
  logins(ids: readonly string[], graphql: GraphqlContext): Promise<string[]>
  labels(ids: readonly string[], repository: RepositorySource): Promise<string[]>
  teams(ids: readonly string[], repository: RepositorySource): Promise<string[]>
  milestone(id: string | null, repository: RepositorySource): Promise<number | null>
  issueType(id: string | null, repository: RepositorySource): Promise<string | null>
}

export function issueContextIn({ row, role }: RepositorySource, { request }: GraphqlContext): IssueContext {
  const { viewer, addresses } = request
  return { ...writerOf({ repository: { row, role }, viewer }), viewer, origin: addresses.html }
}

export function createMutationTargets({ db }: Pick<Context, 'db'>, findNode: FindNode): MutationTargets {
  const idsOf = (texts: readonly string[], ...kinds: string[]) =>
    texts.map((text) => {
      const id = numberInNodeId(text, ...kinds)
      if (id === undefined) throw unknownNode(text)
      return id
    })

  async function nodeOf<Source>(id: string, kinds: readonly string[], graphql: GraphqlContext) {
    const kind = readNodeId(id)?.kind ?? ''
    const node = kinds.includes(kind) ? await findNode(id, graphql) : undefined
    if (!node) throw unknownNode(id)
    // Checked by the type in the id.
    return node as Source
  }

  return {
    node<Source>(id: string, kind: string, graphql: GraphqlContext) {
      return nodeOf<Source>(id, [kind], graphql)
    },
    nodeOf,

    async repository(id, need, graphql) {
      const repositoryId = numberInNodeId(id, 'Repository')
      const repository =
        repositoryId === undefined ? undefined : await graphql.loaders.repositories(repositoryId)
      if (!repository) throw unknownNode(id)
      graphql.require(repository, need)
      return repository
    },

    async issue(id, kinds, role, graphql) {
      if (numberInNodeId(id, ...kinds) === undefined) throw unknownNode(id)
      // Issues and pull requests are found with their own type only.
      const source = (await findNode(id, graphql)) as IssueSource | undefined
      if (!source) throw unknownNode(id)
      const { repository, row } = source
      graphql.require(repository, { permission: permissionFor(row), level: 'write', role })
      return { source, writer: issueContextIn(repository, graphql), number: row.number }
    },

    async logins(ids, { loaders }) {
      const accounts = await Promise.all(idsOf(ids, 'User', 'Bot').map((id) => loaders.accounts(id)))
      return accounts.map((account, index) => {
        if (!account) throw unknownNode(ids[index] ?? '')
        return account.login
      })
    },

    async labels(ids, { row }) {
      const labels = await listLabelNames(db.read, row.id, idsOf(ids, 'Label'))
      if (labels.length < new Set(ids).size) throw fieldError('NOT_FOUND', 'Could not resolve to a Label.')
      return labels
    },

    async teams(ids, { row }) {
      const teams = await listTeamSlugs(db.read, row.owner_id, idsOf(ids, 'Team'))
      if (teams.length < new Set(ids).size) throw fieldError('NOT_FOUND', 'Could not resolve to a Team.')
      return teams
    },

    async milestone(id, { row }) {
      if (id === null) return null
      const [milestoneId = 0] = idsOf([id], 'Milestone')
      const milestone = (await listMilestonesById(db.read, [milestoneId])).get(milestoneId)
      if (milestone?.repository_id !== row.id) throw unknownNode(id)
      return milestone.number
    },

    async issueType(id, { row }) {
      if (id === null) return null
      const [typeId = 0] = idsOf([id], 'IssueType')
      const type = (await listIssueTypesById(db.read, [typeId])).get(typeId)
      if (type?.organization_id !== row.owner_id) throw unknownNode(id)
      return type.name
    },
  }
}
