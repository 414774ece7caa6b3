import { presentAccount } from '../../accounts/present/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import { createCommitPeople } from '../../code/commits/commit-people.ts'
import type { Context } from '../../context.ts'
import { type ContributionFiles, readContributionFiles } from '../../insights/contribution-files.ts'
import { createIssueTriage } from '../../issues/issue-triage.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { readSettings } from '../../repositories/repository-settings.ts'
import { nodeId } from '../../wire/addresses.ts'
import { encodePath } from '../../wire/encoded-paths.ts'
import { connectSlices, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { accountSource, ownerOf, type RepositorySource } from '../sources.ts'
import { noProjects } from './no-projects.ts'
import type { ResolverMap } from './resolver-map.ts'

/** Fields of a repository that are read from its files, and those of the viewer in it. */
export function repositoryDetails(context: Context): ResolverMap {
  const { db, git } = context
  const people = createCommitPeople(db)
  const triage = createIssueTriage(context)

  /** Empty for viewers without access to the contents. */
  async function filesOf({ row, ...access }: RepositorySource, graphql: GraphqlContext) {
    if (!graphql.can({ row, ...access }, { permission: 'contents' })) return undefined
    const load = graphql.loaders.named('contribution files', async (ids: readonly number[]) => {
      const files = new Map<number, ContributionFiles>()
      for (const id of ids) {
        graphql.spend()
        const repository = await graphql.loaders.repositories(id)
        if (repository) files.set(id, await readContributionFiles(git.repository(id), repository.row))
      }
      return files
    })
    return load(row.id)
  }

  const addressOf = (
    { row }: RepositorySource,
    path: string | undefined,
    { request }: GraphqlContext,
  ): string | null =>
    path === undefined
      ? null
      : `${request.addresses.html}/${fullNameOf(row)}/blob/${encodePath(row.default_branch)}/${encodePath(path)}`

  /** Email addresses need the scope of the REST operation. */
  const showsEmails = ({ request: { viewer } }: GraphqlContext) =>
    viewer.user !== null && viewer.hasScope('user:email') && viewer.hasPermission('email_addresses', 'read')

  return {
    Repository: {
      issueTemplates: async (source: RepositorySource, _, graphql) =>
        (await filesOf(source, graphql))?.issueTemplates ?? [],
      pullRequestTemplates: async (source: RepositorySource, _, graphql) => {
        const templates = (await filesOf(source, graphql))?.pullTemplates ?? []
        return templates.map((template) => ({ ...template, repository: source }))
      },
      contactLinks: async (source: RepositorySource, _, graphql) =>
        (await filesOf(source, graphql))?.contactLinks ?? [],
      isBlankIssuesEnabled: async (source: RepositorySource, _, graphql) =>
        (await filesOf(source, graphql))?.allowsBlankIssues ?? true,
      fundingLinks: async (source: RepositorySource, _, graphql) => {
        const links = (await filesOf(source, graphql))?.fundingLinks ?? []
        return links.map(({ platform, url }) => ({ platform: platform.toUpperCase(), url }))
      },
      codeOfConduct: async (source: RepositorySource, _, graphql) => {
        const path = (await filesOf(source, graphql))?.codeOfConduct
        if (path === undefined) return null
        const url = addressOf(source, path, graphql)
        return { id: nodeId('CodeOfConduct', `${source.row.id}`), key: 'other', name: 'Other', url }
      },
      securityPolicyUrl: async (source: RepositorySource, _, graphql) =>
        addressOf(source, (await filesOf(source, graphql))?.securityPolicy, graphql),
      isSecurityPolicyEnabled: async (source: RepositorySource, _, graphql) =>
        (await filesOf(source, graphql))?.securityPolicy !== undefined,
      mirrorUrl: () => null,
      openGraphImageUrl: (source: RepositorySource, _, { request }) =>
        presentAccount(ownerOf(source).row, request.addresses).avatar_url,
      usesCustomOpenGraphImage: () => false,
      isUserConfigurationRepository: ({ row }: RepositorySource) =>
        row.owner_role !== 'organization' && row.name.toLowerCase() === row.owner_login.toLowerCase(),
      mentionableUsers: (repository: RepositorySource, args: PageArguments, graphql) => {
        graphql.require(repository, { permission: 'issues' })
        return connectSlices(args, {
          read: (slice) => triage.listMentionable(repository.row, slice),
          nodeOf: accountSource,
        })
      },
      viewerDefaultMergeMethod: ({ row }: RepositorySource) => {
        const { allow_merge_commit, allow_squash_merge } = readSettings(row)
        if (allow_merge_commit) return 'MERGE'
        return allow_squash_merge ? 'SQUASH' : 'REBASE'
      },
      viewerDefaultCommitEmail: async (_source, _args, graphql) =>
        showsEmails(graphql) ? (await people.signerOf(accountOf(graphql.request.viewer))).email : null,
      viewerPossibleCommitEmails: (_source, _args, graphql) =>
        showsEmails(graphql) ? people.listAddresses(accountOf(graphql.request.viewer)) : null,
      ...noProjects,
    },
  }
}
