import { includes } from '../../access/roles.ts'
import type { Context } from '../../context.ts'
import { permissionFor } from '../../issues/issue-needs.ts'
import { presentReactionCounts } from '../../issues/present/reactions.ts'
import { createReactions, ofComment, ofIssue } from '../../issues/reactions.ts'
import type { ReactionContent, ReactionRow, ReactionTarget } from '../../issues/store/reactions.ts'
import { createReviewComments, targetOf as ofReviewComment } from '../../reviews/review-comments.ts'
import { createReviewDiffs } from '../../reviews/review-diffs.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, mapEdges, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { loadAccount } from '../load-account.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import {
  contents,
  type GraphqlContent,
  type ReactableSource,
  type ReactionGroupSource,
  reactionGroupsOf,
} from '../reaction-groups.ts'
import { listOwnReactions, listReactionsOf } from '../store/reactions-of-many.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'

interface ReactionArguments extends PageArguments {
  content?: GraphqlContent | null
  orderBy?: { field: 'CREATED_AT'; direction: 'ASC' | 'DESC' } | null
}

interface ReactionSource {
  __typename: 'Reaction'
  row: ReactionRow
  subject: ReactableSource
}

/** Reactions to issues, pull requests, comments and review comments. */
export function reactionResolvers(context: Context, targets: MutationTargets): ResolverMap {
  const { db } = context
  const reactions = createReactions(context)
  const reviewComments = createReviewComments(context, createReviewDiffs(context))

  async function listOf(
    subject: ReactableSource | undefined,
    { content, orderBy, ...args }: ReactionArguments,
    { loaders }: GraphqlContext,
  ) {
    const part = readPart(args)
    const name = content ? contents[content] : undefined
    const isNewestFirst = orderBy?.direction === 'DESC'
    const { target, id } = targetOf(subject)
    const load = loaders.named(
      `reactions ${target} ${name} ${isNewestFirst} ${JSON.stringify(part)}`,
      (ids: readonly number[]) =>
        listReactionsOf(db.read, target, ids, { content: name, part, isNewestFirst }),
    )
    const rows = part.isSizeMissing || !subject ? [] : await load(id)
    const counts = presentReactionCounts(subject?.row.reactions ?? '{}', '')
    return connect(rows ?? [], part, {
      positionOf: (row) => [row.id],
      nodeOf: (row) => row,
      totalCount: () => counts[name ?? 'total_count'],
    })
  }

  async function hasReacted(
    subject: ReactableSource | undefined,
    content: ReactionContent | undefined,
    { loaders, request: { viewer } }: GraphqlContext,
  ): Promise<boolean> {
    if (!subject) return false
    const { target, id } = targetOf(subject)
    const load = loaders.named(`own reactions ${target}`, (ids: readonly number[]) =>
      listOwnReactions(db.read, target, ids, viewer.user?.id ?? 0),
    )
    const own = (await load(id)) ?? []
    return content === undefined ? own.length > 0 : own.some((row) => row.content === content)
  }

  const reactable: ResolverMap[string] = {
    reactionGroups: (subject: ReactableSource) => reactionGroupsOf(subject),
    reactions: async (subject: ReactableSource, args: ReactionArguments, graphql) => {
      const connection = await listOf(subject, args, graphql)
      return {
        ...mapEdges(connection, (row) => ({ node: reactionSource(row, subject) })),
        viewerHasReacted: () =>
          hasReacted(subject, args.content ? contents[args.content] : undefined, graphql),
      }
    },
    viewerCanReact: (subject: ReactableSource, _, graphql) => {
      const { row, repository } = issueOf(subject)
      const isOpen = !row.is_locked || includes(repository.role, 'write')
      return isOpen && graphql.can(repository, needOf(subject))
    },
  }

  /** The changes of REST for the subject. */
  async function changesOf(subjectId: string, graphql: GraphqlContext) {
    const subject = await findSubject(subjectId, graphql)
    const { repository, row: issue } = issueOf(subject)
    graphql.require(repository, needOf(subject))
    const writer = issueContextIn(repository, graphql)
    const target = targetOf(subject)
    const changes =
      subject.__typename === 'PullRequestReviewComment'
        ? {
            add: (content: ReactionContent) => reviewComments.react(writer, subject.row.id, content),
            remove: (id: number) => reviewComments.removeReaction(writer, subject.row.id, id),
          }
        : {
            add: (content: ReactionContent) => reactions.add(writer, target, issue.id, content),
            remove: (id: number) => reactions.remove(writer, target, id),
          }
    return { ...changes, target, actorId: writer.actor.id }
  }

  async function findSubject(id: string, graphql: GraphqlContext): Promise<ReactableSource> {
    return targets.nodeOf<ReactableSource>(
      id,
      ['Issue', 'PullRequest', 'IssueComment', 'PullRequestReviewComment'],
      graphql,
    )
  }

  async function show(row: ReactionRow, subjectId: string, graphql: GraphqlContext) {
    graphql.reload()
    const subject = await findSubject(subjectId, graphql)
    return { reaction: reactionSource(row, subject), subject, reactionGroups: reactionGroupsOf(subject) }
  }

  return {
    Issue: reactable,
    PullRequest: reactable,
    IssueComment: reactable,
    PullRequestReviewComment: reactable,
    PullRequestReview: { reactionGroups: () => reactionGroupsOf() },
    Reaction: {
      id: ({ row }: ReactionSource) => nodeId('Reaction', row.id),
      databaseId: ({ row }: ReactionSource) => row.id,
      content: ({ row }: ReactionSource) =>
        Object.entries(contents).find(([, content]) => content === row.content)?.[0],
      createdAt: ({ row }: ReactionSource) => presentTime(row.created_at_ms),
      user: ({ row }: ReactionSource, _, graphql) => loadAccount(row.user_id, graphql),
      reactable: ({ subject }: ReactionSource) => subject,
    },
    ReactionGroup: {
      users: async ({ subject, content }: ReactionGroupSource, args: PageArguments, graphql) => {
        const connection = await listOf(subject, { ...args, content }, graphql)
        return mapEdges(connection, ({ user_id, created_at_ms }) => ({
          node: loadAccount(user_id, graphql),
          reactedAt: presentTime(created_at_ms),
        }))
      },
      viewerHasReacted: ({ subject, content }: ReactionGroupSource, _, graphql) =>
        hasReacted(subject, contents[content], graphql),
    },
    Mutation: {
      addReaction: mutation(async ({ subjectId, content }, graphql) => {
        const { add } = await changesOf(subjectId, graphql)
        const { row } = await add(contents[content as GraphqlContent])
        return show(row, subjectId, graphql)
      }),
      removeReaction: mutation(async ({ subjectId, content }, graphql) => {
        const { remove, target, actorId } = await changesOf(subjectId, graphql)
        const own = (await listOwnReactions(db.read, target.target, [target.id], actorId)).get(target.id)
        const row = own?.find((reaction) => reaction.content === contents[content as GraphqlContent])
        if (!row) throw fieldError('NOT_FOUND', 'The viewer has no such reaction to the subject.')
        await remove(row.id)
        return show(row, subjectId, graphql)
      }),
    },
  }
}

function reactionSource(row: ReactionRow, subject: ReactableSource): ReactionSource {
  return { __typename: 'Reaction', row, subject }
}

function targetOf(subject: ReactableSource | undefined): ReactionTarget {
  if (!subject) return { target: 'issue', id: 0, repositoryId: 0 }
  if (subject.__typename === 'IssueComment') return ofComment(subject.row)
  if (subject.__typename === 'PullRequestReviewComment') return ofReviewComment(subject.row)
  return ofIssue(subject.row)
}

function issueOf(subject: ReactableSource) {
  if (subject.__typename === 'IssueComment') return subject.issue
  return subject.__typename === 'PullRequestReviewComment' ? subject.pull : subject
}

function needOf(subject: ReactableSource) {
  return { permission: permissionFor(issueOf(subject).row), level: 'write', role: 'read' } as const
}
