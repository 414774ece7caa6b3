import { createCommitPeople } from '../../code/commits/commit-people.ts'
import { createGitRefs } from '../../code/commits/git-refs.ts'
import { createRepositoryQuota } from '../../code/commits/repository-quota.ts'
import { decodeContent } from '../../code/files/blob-content.ts'
import { createBranchCommits } from '../../code/files/branch-commits.ts'
import type { RefChanges } from '../../context/pushes.ts'
import type { Context } from '../../context.ts'
import { maxMessageLength } from '../../git/object-text.ts'
import { isBranchName } from '../../git/ref-names.ts'
import { nodeId } from '../../wire/addresses.ts'
import { createRepositoryGetter } from '../get-repository.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError, unknownNode } from '../graphql-errors.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import { readRefId } from '../node-ids.ts'
import { commitSource, type RepositorySource } from '../sources.ts'
import { mutation } from './mutation-fields.ts'
import { refOf } from './refs.ts'
import type { ResolverMap } from './resolver-map.ts'

const inContents = { permission: 'contents', level: 'write' } as const

interface BranchInput {
  id?: string | null
  repositoryNameWithOwner?: string | null
  branchName?: string | null
}

interface FileInput {
  path: string
  contents: string
}

/** Creates, moves and deletes refs, and commits files to branches. */
export function refMutations(context: Context, targets: MutationTargets): ResolverMap {
  const refs = createGitRefs(context, context.pushes)
  const commits = createBranchCommits(
    context,
    createCommitPeople(context.db),
    context.pushes,
    createRepositoryQuota(context),
  )
  const getRepository = createRepositoryGetter(context)

  function requestIn(repository: RepositorySource, name: string, graphql: GraphqlContext) {
    const { requireRole, actor } = issueContextIn(repository, graphql)
    const authorize: RefChanges['authorize'] = async (tx) => requireRole?.(tx)
    return { repository: repository.row, actor, name, authorize }
  }

  async function requestOf(refId: string, graphql: GraphqlContext) {
    const ref = readRefId(refId)
    if (!ref) throw unknownNode(refId)
    const repository = await targets.repository(nodeId('Repository', ref.repositoryId), inContents, graphql)
    return { repository, request: requestIn(repository, ref.name, graphql) }
  }

  async function branchOf(
    { id, repositoryNameWithOwner, branchName }: BranchInput,
    graphql: GraphqlContext,
  ): Promise<{ repository: RepositorySource; branch: string }> {
    if (id != null) {
      const { repository, request } = await requestOf(id, graphql)
      return { repository, branch: request.name.replace(/^refs\/heads\//, '') }
    }
    const [owner, name, rest] = repositoryNameWithOwner?.split('/') ?? []
    if (!owner || !name || rest !== undefined || !branchName)
      throw fieldError(
        'UNPROCESSABLE',
        'A branch needs its `id`, or `repositoryNameWithOwner` and `branchName`.',
      )
    const repository = await getRepository(owner, name, graphql)
    graphql.require(repository, inContents)
    return { repository, branch: branchName.replace(/^refs\/heads\//, '') }
  }

  return {
    Mutation: {
      createRef: mutation(async ({ repositoryId, name, oid }, graphql) => {
        const repository = await targets.repository(repositoryId, inContents, graphql)
        await refs.create({ ...requestIn(repository, name, graphql), oid })
        return { ref: await refOf(context, repository, name, graphql) }
      }),
      updateRef: mutation(async ({ refId, oid, force }, graphql) => {
        const { repository, request } = await requestOf(refId, graphql)
        await refs.update({ ...request, oid, isForced: force ?? false })
        return { ref: await refOf(context, repository, request.name, graphql) }
      }),
      deleteRef: mutation(async ({ refId }, graphql) => {
        const { request } = await requestOf(refId, graphql)
        await refs.remove(request)
        return {}
      }),
      createCommitOnBranch: mutation(
        async ({ branch: input, fileChanges, message, expectedHeadOid }, graphql) => {
          const { repository, branch } = await branchOf(input, graphql)
          if (!isBranchName(branch)) throw fieldError('NOT_FOUND', `Branch ${branch} not found`)
          const text = message.body ? `${message.headline}\n\n${message.body}` : message.headline
          if (text.length > maxMessageLength)
            throw fieldError('UNPROCESSABLE', `The message may have at most ${maxMessageLength} characters.`)
          const { additions, deletions } = fileChanges ?? {}
          const name = `refs/heads/${branch}`
          const oid = await commits.create({
            ...requestIn(repository, name, graphql),
            branch,
            expectedOid: expectedHeadOid,
            message: text,
            additions: (additions ?? []).map(({ path, contents }: FileInput) => ({
              path,
              bytes: decodeContent(contents, 'base64'),
            })),
            deletions: (deletions ?? []).map(({ path }: Pick<FileInput, 'path'>) => path),
          })
          if (oid === undefined)
            throw fieldError(
              'STALE_DATA',
              `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
            )
          return {
            commit: commitSource(oid, repository),
            ref: await refOf(context, repository, name, graphql),
          }
        },
      ),
    },
  }
}
