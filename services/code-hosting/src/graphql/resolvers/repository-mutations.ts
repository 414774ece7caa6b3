import { notAccessible } from '../../access/not-accessible.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { createRepository } from '../../creation/create-repository.ts'
import { problem } from '../../errors.ts'
import { unknownNode } from '../graphql-errors.ts'
import { numberInNodeId } from '../node-ids.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

export function repositoryMutations(context: Context): ResolverMap {
  return {
    Mutation: {
      createRepository: mutation(async (input, graphql) => {
        const { name, ownerId, description, visibility, template, homepageUrl } = input
        const { viewer } = graphql.request
        // The needs of the REST operations.
        if (!viewer.hasScope('public_repo', 'repo')) throw problem('not_found')
        if (!viewer.hasPermission('administration', 'write')) throw notAccessible(viewer)
        const actor = accountOf(viewer)
        const id = ownerId == null ? actor.id : numberInNodeId(ownerId, 'User', 'Organization')
        const owner = id === undefined ? undefined : (await findAccounts(context.db.read, [id])).get(id)
        if (!owner) throw unknownNode(ownerId)
        const row = await createRepository(context, {
          owner,
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
        graphql.reload()
        return { repository: await graphql.loaders.repositories(row.id) }
      }),
    },
  }
}
