import type { Context } from '../../context.ts'
import type { Ref } from '../../git/git.ts'
import { reading as readingPulls } from '../../pulls/pull-needs.ts'
import { findBranchRules } from '../../rules/branch-rules.ts'
import { refNodeId } from '../../wire/addresses.ts'
import { connectAll } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { objectSource, type RepositorySource } from '../sources.ts'
import { createPullConnections, type PullListArguments } from './pull-lists.ts'
import type { ResolverMap } from './resolver-map.ts'

interface RefSource {
  ref: Ref
  repository: RepositorySource
}

/** Other refs are internal. */
export const isPublicRef = /^refs\/(?:heads|tags|pull)\//

export function refResolvers(context: Context): ResolverMap {
  const { db, git } = context
  const connectPulls = createPullConnections(context)

  return {
    Ref: {
      id: ({ ref, repository }: RefSource) => refNodeId(repository.row.id, ref.name),
      name: ({ ref }: RefSource) => ref.name.replace(/^refs\/(?:heads|tags)\//, ''),
      prefix: ({ ref }: RefSource) => /^refs\/(?:heads|tags)\//.exec(ref.name)?.[0] ?? 'refs/',
      target: ({ ref, repository }: RefSource) => objectSource(ref.type, ref.oid, repository),
      branchProtectionRule: async ({ ref, repository }: RefSource, _, graphql) => {
        if (!ref.name.startsWith('refs/heads/')) return null
        graphql.spend()
        const rules = await findBranchRules(db.read, repository.row, ref.name.slice(11))
        if (!rules.requiredReviews && !rules.requiredChecks) return null
        return {
          requiresStrictStatusChecks: rules.requiredChecks?.isStrict ?? false,
          requiredApprovingReviewCount: rules.requiredReviews?.count ?? null,
        }
      },
      associatedPullRequests: ({ ref, repository }: RefSource, args: PullListArguments, graphql) => {
        graphql.require(repository, readingPulls)
        if (!ref.name.startsWith('refs/heads/')) return connectAll([], args)
        return connectPulls(repository, { ...args, headRefName: ref.name.slice(11) })
      },
    },
    Repository: {
      defaultBranchRef: (repository: RepositorySource, _, graphql) =>
        refOf(context, repository, `refs/heads/${repository.row.default_branch}`, graphql),
      ref: async (repository: RepositorySource, { qualifiedName }: { qualifiedName: string }, graphql) => {
        graphql.require(repository, { permission: 'contents' })
        const names = qualifiedName.startsWith('refs/')
          ? [qualifiedName]
          : [`refs/heads/${qualifiedName}`, `refs/tags/${qualifiedName}`, `refs/${qualifiedName}`]
        for (const name of names.filter((one) => isPublicRef.test(one))) {
          const ref = await refOf(context, repository, name, graphql)
          if (ref) return ref
        }
        return null
      },
      refs: async (repository: RepositorySource, { refPrefix, query, orderBy, ...args }, graphql) => {
        graphql.require(repository, { permission: 'contents' })
        if (refPrefix !== 'refs/heads/' && refPrefix !== 'refs/tags/') return connectAll([], args)
        graphql.spend()
        const refs = (await git.repository(repository.row.id).listRefs(refPrefix)).filter(
          ({ name }) => !query || name.slice(refPrefix.length).includes(query),
        )
        const sorted = orderBy?.field === 'TAG_COMMIT_DATE' ? await sortByDate(refs, repository) : refs
        return connectAll(
          (orderBy?.direction === 'DESC' ? sorted.toReversed() : sorted).map((ref) => ({
            __typename: 'Ref',
            ref,
            repository,
          })),
          args,
        )
      },
    },
  }

  /** Oldest commit first. */
  async function sortByDate(refs: readonly Ref[], { row }: RepositorySource): Promise<Ref[]> {
    const oidOf = ({ oid, peeled }: Ref) => peeled?.oid ?? oid
    const commits = await git.repository(row.id).listCommits([...new Set(refs.map(oidOf))])
    const dates = new Map(commits.map(({ oid, committer }) => [oid, committer.atMs]))
    const dateOf = (ref: Ref) => dates.get(oidOf(ref)) ?? 0
    return refs.toSorted((one, other) => dateOf(one) - dateOf(other))
  }
}

/** A branch or tag, if it exists and the viewer can read contents. */
export async function refOf(
  { git }: Pick<Context, 'git'>,
  repository: RepositorySource,
  name: string,
  graphql: GraphqlContext,
) {
  if (!graphql.can(repository, { permission: 'contents' })) return null
  graphql.spend()
  const ref = await git.repository(repository.row.id).findRef(name)
  return ref ? { __typename: 'Ref', ref, repository } : null
}
