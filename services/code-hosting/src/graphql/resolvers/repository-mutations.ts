import { findAccounts } from '../../accounts/store/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { createRepository, requireCreating, requireTokenAccess } from '../../creation/create-repository.ts'
import { createGenerator } from '../../creation/templates.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { createRepositoryChanges, type RepositoryUpdate } from '../../repositories/repository-changes.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError, unknownNode } from '../graphql-errors.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import { numberInNodeId } from '../node-ids.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

const administers = {
  permission: 'administration',
  level: 'write',
  role: 'admin',
  allowsArchived: true,
} as const

export function repositoryMutations(context: Context, targets: MutationTargets): ResolverMap {
  const { db } = context
  const changes = createRepositoryChanges(context)
  const generate = createGenerator(context)

  async function ownerOf(id: string): Promise<AccountRow> {
    const number = numberInNodeId(id, 'User', 'Organization')
    const owner = number === undefined ? undefined : (await findAccounts(db.read, [number])).get(number)
    if (!owner) throw unknownNode(id)
    return owner
  }

  async function show({ id }: RepositoryRow, graphql: GraphqlContext) {
    graphql.reload()
    return { repository: await graphql.loaders.repositories(id) }
  }

  async function change(repositoryId: string, update: RepositoryUpdate, graphql: GraphqlContext) {
    const repository = await targets.repository(repositoryId, administers, graphql)
    const { requireRole } = issueContextIn(repository, graphql)
    return show(await changes.change(repository.row, graphql.request.viewer, update, requireRole), graphql)
  }

  return {
    Mutation: {
      createRepository: mutation(async (input, graphql) => {
        const { name, ownerId, description, visibility, template, homepageUrl } = input
        const { viewer } = graphql.request
        requireCreating(viewer)
        const actor = accountOf(viewer)
        const row = await createRepository(context, {
          owner: ownerId == null ? actor : await ownerOf(ownerId),
          actor,
          viewer,
          repository: {
            name,
            description: description ?? null,
            homepage: homepageUrl ?? null,
            visibility: visibility.toLowerCase(),
            is_template: template ?? false,
            has_issues: input.hasIssuesEnabled ?? true,
            has_wiki: input.hasWikiEnabled ?? false,
          },
        })
        return show(row, graphql)
      }),
      cloneTemplateRepository: mutation(async (input, graphql) => {
        const { viewer } = graphql.request
        const { row } = await targets.repository(input.repositoryId, { permission: 'contents' }, graphql)
        if (!row.is_template) throw fieldError('UNPROCESSABLE', 'The repository is not a template.')
        const owner = await ownerOf(input.ownerId)
        const visibility = input.visibility.toLowerCase()
        requireCreating(viewer)
        requireTokenAccess(viewer, owner, visibility)
        const created = await generate(row, {
          owner,
          actor: accountOf(viewer),
          name: input.name,
          description: input.description ?? null,
          visibility,
          includeAllBranches: input.includeAllBranches ?? false,
        })
        return show(created, graphql)
      }),
      updateRepository: mutation(async ({ repositoryId, ...input }, graphql) => {
        const update: RepositoryUpdate = {
          ...(input.name == null ? {} : { name: input.name }),
          ...(input.description === undefined ? {} : { description: input.description }),
          ...(input.homepageUrl === undefined ? {} : { homepage: input.homepageUrl }),
          ...(input.template == null ? {} : { is_template: input.template }),
          ...(input.hasIssuesEnabled == null ? {} : { has_issues: input.hasIssuesEnabled }),
          ...(input.hasProjectsEnabled == null ? {} : { has_projects: input.hasProjectsEnabled }),
          ...(input.hasWikiEnabled == null ? {} : { has_wiki: input.hasWikiEnabled }),
          ...(input.hasDiscussionsEnabled == null ? {} : { has_discussions: input.hasDiscussionsEnabled }),
        }
        return change(repositoryId, update, graphql)
      }),
      archiveRepository: mutation(({ repositoryId }, graphql) =>
        change(repositoryId, { archived: true }, graphql),
      ),
      unarchiveRepository: mutation(({ repositoryId }, graphql) =>
        change(repositoryId, { archived: false }, graphql),
      ),
    },
  }
}
