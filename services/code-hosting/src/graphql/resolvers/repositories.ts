import { decodeJson, fromBit } from '@octavo/platform/data/columns.ts'
import { includes } from '../../access/roles.ts'
import { createRepositoryStatistics } from '../../code/files/repository-statistics.ts'
import type { Context } from '../../context.ts'
import { createIssueTriage } from '../../issues/issue-triage.ts'
import { findLicense } from '../../licenses/licenses.ts'
import { findLatestRelease } from '../../releases/latest-release.ts'
import { reading as readingReleases, seesDrafts } from '../../releases/release-needs.ts'
import {
  findDraftByTag,
  findReleaseByTag,
  listReleases,
  type ReleaseRow,
} from '../../releases/store/releases.ts'
import { fullNameOf, presentRepository } from '../../repositories/present/repositories.ts'
import { readSettings } from '../../repositories/repository-settings.ts'
import { listSubscribers } from '../../repositories/store/subscriptions.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, connectAll, connectSlices, mapEdges, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { accountSource, ownerOf, type RepositorySource } from '../sources.ts'
import { listSubscriptionStates } from '../store/viewer-repositories.ts'
import { createRepositoryConnections, type RepositoryListArguments } from './accounts.ts'
import type { ResolverMap } from './resolver-map.ts'

interface ReleaseSource {
  __typename: 'Release'
  row: ReleaseRow
  repository: RepositorySource
}

export function repositoryResolvers(context: Context): ResolverMap {
  const { db, git } = context
  const connectRepositories = createRepositoryConnections(context)
  const triage = createIssueTriage(context)
  const statistics = createRepositoryStatistics(context)

  const present = ({ row, role }: RepositorySource, { request }: GraphqlContext) =>
    presentRepository(row, request.addresses, role)

  const findVisible = async (id: number | null, { loaders }: GraphqlContext) =>
    id === null ? null : ((await loaders.repositories(id)) ?? null)

  async function isLatest({ row, repository }: ReleaseSource, { loaders }: GraphqlContext): Promise<boolean> {
    const latest = loaders.named('latest releases', async (ids: readonly number[]) => {
      const latestIds = new Map<number, number>()
      for (const id of ids) {
        const release = await findLatestRelease(db.read, id)
        if (release) latestIds.set(id, release.id)
      }
      return latestIds
    })
    return (await latest(repository.row.id)) === row.id
  }

  return {
    Repository: {
      id: ({ row }: RepositorySource) => nodeId('Repository', row.id),
      databaseId: ({ row }: RepositorySource) => row.id,
      name: ({ row }: RepositorySource) => row.name,
      nameWithOwner: ({ row }: RepositorySource) => fullNameOf(row),
      owner: (source: RepositorySource) => ownerOf(source),
      description: ({ row }: RepositorySource) => row.description,
      homepageUrl: ({ row }: RepositorySource) => row.homepage,
      url: (source: RepositorySource, _, graphql) => present(source, graphql).html_url,
      resourcePath: ({ row }: RepositorySource) => `/${fullNameOf(row)}`,
      sshUrl: (source: RepositorySource, _, graphql) => present(source, graphql).ssh_url,
      visibility: ({ row }: RepositorySource) => row.visibility.toUpperCase(),
      isPrivate: ({ row }: RepositorySource) => row.visibility !== 'public',
      isFork: ({ row }: RepositorySource) => row.parent_id !== null,
      isArchived: ({ row }: RepositorySource) => fromBit(row.is_archived),
      isEmpty: ({ row }: RepositorySource, _, graphql) => {
        graphql.spend()
        return git.repository(row.id).isEmpty()
      },
      isInOrganization: ({ row }: RepositorySource) => row.owner_role === 'organization',
      isMirror: () => false,
      isTemplate: ({ row }: RepositorySource) => fromBit(row.is_template),
      parent: ({ row }: RepositorySource, _, graphql) => findVisible(row.parent_id, graphql),
      templateRepository: ({ row }: RepositorySource, _, graphql) => findVisible(row.template_id, graphql),
      diskUsage: ({ row }: RepositorySource) => row.size_kb,
      forkCount: ({ row }: RepositorySource) => row.forks,
      forkingAllowed: ({ row }: RepositorySource) => readSettings(row).allow_forking,
      watchers: ({ row }: RepositorySource, args: PageArguments) =>
        readPart(args).isSizeMissing
          ? connect([], readPart(args), {
              positionOf: () => [],
              nodeOf: () => null,
              totalCount: () => row.watchers,
            })
          : connectSlices(args, {
              read: async (slice) => ({
                rows: await listSubscribers(db.read, row.id, slice),
                total: row.watchers,
              }),
              nodeOf: accountSource,
            }),
      primaryLanguage: ({ row }: RepositorySource) =>
        row.language === null ? null : { id: nodeId('Language', row.language), name: row.language },
      languages: async ({ row }: RepositorySource, args: PageArguments, graphql) => {
        graphql.spend()
        // The largest first.
        const sizes = Object.entries(await statistics.languagesOf(row))
        const connection = connectAll(
          sizes.map(([name, size]) => ({ id: nodeId('Language', name), name, size })),
          args,
        )
        return {
          ...mapEdges(connection, (language) => ({ node: language, size: language.size })),
          totalSize: sizes.reduce((sum, [, size]) => sum + size, 0),
        }
      },
      licenseInfo: ({ row }: RepositorySource) => {
        const license = row.license === null ? undefined : findLicense(row.license)
        return license ? { ...license, id: nodeId('License', license.key), nickname: null } : null
      },
      repositoryTopics: ({ row }: RepositorySource, args: PageArguments) =>
        connectAll(
          decodeJson<string[]>(row.topics).map((name) => {
            const id = nodeId('Topic', name)
            return { id: nodeId('RepositoryTopic', `${row.id}-${name}`), topic: { id, name } }
          }),
          args,
        ),
      createdAt: ({ row }: RepositorySource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: RepositorySource) => presentTime(row.updated_at_ms),
      pushedAt: ({ row }: RepositorySource) =>
        row.pushed_at_ms === null ? null : presentTime(row.pushed_at_ms),
      hasIssuesEnabled: ({ row }: RepositorySource) => fromBit(row.has_issues),
      hasProjectsEnabled: ({ row }: RepositorySource) => readSettings(row).has_projects,
      hasWikiEnabled: ({ row }: RepositorySource) => readSettings(row).has_wiki,
      hasDiscussionsEnabled: ({ row }: RepositorySource) => readSettings(row).has_discussions,
      hasVulnerabilityAlertsEnabled: () => false,
      mergeCommitAllowed: ({ row }: RepositorySource) => readSettings(row).allow_merge_commit,
      rebaseMergeAllowed: ({ row }: RepositorySource) => readSettings(row).allow_rebase_merge,
      squashMergeAllowed: ({ row }: RepositorySource) => readSettings(row).allow_squash_merge,
      autoMergeAllowed: ({ row }: RepositorySource) => readSettings(row).allow_auto_merge,
      deleteBranchOnMerge: ({ row }: RepositorySource) => readSettings(row).delete_branch_on_merge,
      viewerPermission: ({ role }: RepositorySource) => role.toUpperCase(),
      viewerCanAdminister: ({ role }: RepositorySource) => includes(role, 'admin'),
      viewerSubscription: ({ row }: RepositorySource, _, { loaders, request: { viewer } }) =>
        loaders.named('subscriptions', (ids: readonly number[]) =>
          listSubscriptionStates(db.read, viewer.user?.id ?? 0, ids),
        )(row.id),
      forks: ({ row }: RepositorySource, args: RepositoryListArguments, graphql) =>
        connectRepositories(graphql, args, (eb) =>
          eb.and([
            eb('repository.parent_id', '=', row.id),
            ...(args.affiliations?.includes('OWNER')
              ? [eb('repository.owner_id', '=', graphql.request.viewer.user?.id ?? 0)]
              : []),
          ]),
        ),
      assignableUsers: (repository: RepositorySource, args: PageArguments, graphql) => {
        graphql.require(repository, { permission: 'issues' })
        return connectSlices(args, {
          read: (slice) => triage.listAssignable(repository.row, slice),
          nodeOf: accountSource,
        })
      },
      release: async (repository: RepositorySource, { tagName }, graphql) => {
        graphql.require(repository, readingReleases.needs)
        const { viewer } = graphql.request
        const published = await findReleaseByTag(db.read, repository.row.id, tagName)
        const row =
          published ??
          (seesDrafts({ repository, viewer }) && (await findDraftByTag(db.read, repository.row.id, tagName)))
        return row ? { __typename: 'Release', row, repository } : null
      },
      latestRelease: async (repository: RepositorySource, _, graphql) => {
        graphql.require(repository, readingReleases.needs)
        const row = await findLatestRelease(db.read, repository.row.id)
        return row ? { __typename: 'Release', row, repository } : null
      },
      releases: (repository: RepositorySource, { orderBy, ...args }, graphql) => {
        graphql.require(repository, readingReleases.needs)
        const { viewer } = graphql.request
        const withDrafts = seesDrafts({ repository, viewer })
        const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc'
        return connectSlices(args, {
          read: (slice) =>
            listReleases(db.read, { repositoryId: repository.row.id, withDrafts, direction }, slice),
          nodeOf: (row: ReleaseRow): ReleaseSource => ({ __typename: 'Release', row, repository }),
        })
      },
    },
    Release: {
      id: ({ row }: ReleaseSource) => nodeId('Release', row.id),
      databaseId: ({ row }: ReleaseSource) => row.id,
      name: ({ row }: ReleaseSource) => row.name,
      tagName: ({ row }: ReleaseSource) => row.tag_name,
      tag: async ({ row, repository }: ReleaseSource, _, graphql) => {
        graphql.spend()
        const ref = await git.repository(repository.row.id).findRef(`refs/tags/${row.tag_name}`)
        return ref ? { __typename: 'Ref', ref, repository } : null
      },
      tagCommit: async ({ row, repository }: ReleaseSource, _, graphql) => {
        graphql.spend()
        const oid = await git.repository(repository.row.id).resolve(`tags/${row.tag_name}`)
        return oid === undefined ? null : { __typename: 'Commit', oid, repository }
      },
      description: ({ row }: ReleaseSource) => row.body,
      isDraft: ({ row }: ReleaseSource) => fromBit(row.is_draft),
      isPrerelease: ({ row }: ReleaseSource) => fromBit(row.is_prerelease),
      isLatest: (source: ReleaseSource, _, graphql) => isLatest(source, graphql),
      createdAt: ({ row }: ReleaseSource) => presentTime(row.created_at_ms),
      publishedAt: ({ row }: ReleaseSource) =>
        row.published_at_ms === null ? null : presentTime(row.published_at_ms),
      author: async ({ row }: ReleaseSource, _, { loaders }) => {
        const account = await loaders.accounts(row.author_id)
        return account && account.role !== 'bot' ? accountSource(account) : null
      },
      url: (source: ReleaseSource, _, { request }) => `${request.addresses.html}${pathOf(source)}`,
      resourcePath: pathOf,
    },
  }
}

/** Drafts have no tag yet. */
function pathOf({ row, repository }: ReleaseSource): string {
  const tag = row.is_draft ? `untagged-${row.id}` : encodeURIComponent(row.tag_name)
  return `/${fullNameOf(repository.row)}/releases/tag/${tag}`
}
