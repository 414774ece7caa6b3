import type { TextQuery } from '@octavo/platform/search/query.ts'
import { type SqlBool, sql } from 'kysely'
import { facets, nobody } from '../../issues/store/issue-facets.ts'
import { readList, readNumbers, readTimes } from '../query-values.ts'
import type { ResolvedNames } from '../resolve-names.ts'
import { refuseQuery } from '../search-errors.ts'
import type { TextIndexes } from '../text-indexes.ts'
import {
  always,
  any,
  type Condition,
  hasIdPrefix,
  inRange,
  never,
  not,
  ofRepository,
  type SearchConditions,
} from './conditions.ts'

export const issueQualifiers = new Set([
  'repo',
  'org',
  'user',
  'is',
  'type',
  'state',
  'reason',
  'in',
  'sort',
  'author',
  'assignee',
  'mentions',
  'commenter',
  'involves',
  'label',
  'milestone',
  'no',
  'head',
  'base',
  'draft',
  'archived',
  'comments',
  'created',
  'updated',
  'closed',
  'merged',
  'language',
  'interactions',
  'reactions',
  'sha',
])

export const accountQualifiers = new Set(['author', 'assignee', 'mentions', 'commenter', 'involves'])

export const issueTables = sql`issue join repository on repository.id = issue.repository_id
  left join pull_request on pull_request.issue_id = issue.id`

const states = {
  open: sql<SqlBool>`issue.is_open = 1`,
  closed: sql<SqlBool>`issue.is_open = 0`,
  issue: sql<SqlBool>`issue.is_pull = 0`,
  pr: sql<SqlBool>`issue.is_pull = 1`,
  'pull-request': sql<SqlBool>`issue.is_pull = 1`,
  merged: sql<SqlBool>`pull_request.merged_at_ms is not null`,
  unmerged: sql<SqlBool>`issue.is_pull = 1 and pull_request.merged_at_ms is null`,
  draft: sql<SqlBool>`pull_request.is_draft = 1`,
  locked: sql<SqlBool>`issue.is_locked = 1`,
  unlocked: sql<SqlBool>`issue.is_locked = 0`,
} satisfies Record<string, Condition>

/** The values of `type:` that are not issue types of organizations. */
const kinds = new Set(['issue', 'pr', 'pull-request'])

/** The facets of `no:assignee` and `no:milestone`. */
const withoutKinds = new Map([
  ['assignee', facets.assignee],
  ['milestone', facets.milestone],
])

/** As `lower()` of SQLite, which leaves all other letters. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

export function issueConditions(
  { issues, comments }: Pick<TextIndexes, 'issues' | 'comments'>,
  names: ResolvedNames,
  scopes: readonly string[],
): SearchConditions {
  const isIn = (scope: string) => scopes.length === 0 || scopes.includes(scope)
  const fields = ['title', 'body'].filter(isIn)

  function ofText(text: string): Condition | undefined {
    const query = wordsOf(text)
    if (!query) return undefined
    return any([
      ...(fields.length ? [issues.matches('issue.id', { ...query, fields })] : []),
      ...(isIn('comments') ? [isInComment(query)] : []),
    ])
  }

  function isInComment(query: TextQuery): Condition {
    return sql<SqlBool>`issue.id in (
      select issue_comment.issue_id from issue_comment where ${comments.matches('issue_comment.id', query)})`
  }

  function ofAccount(kinds: readonly number[], login: string): Condition {
    return hasFacet(kinds, names.account(login) ?? -1)
  }

  function ofQualifier(name: string, value: string): Condition {
    const text = value.toLowerCase()
    const shared = ofRepository(names, name, value)
    if (shared) return shared
    switch (name) {
      case 'type':
        return kinds.has(text) ? ofState(text) : hasType(readList(text))
      case 'is':
      case 'state':
        return ofState(text)
      case 'reason':
        return sql<SqlBool>`coalesce(issue.state_reason, '') = ${text.replaceAll(' ', '_')}`
      case 'author':
        return sql<SqlBool>`issue.author_id = ${names.account(value) ?? -1}`
      case 'assignee':
        return ofAccount([facets.assignee], value)
      case 'mentions':
        return ofAccount([facets.mentioned], value)
      case 'commenter':
        return ofAccount([facets.commenter], value)
      case 'involves':
        return ofAccount([facets.author, facets.assignee, facets.mentioned, facets.commenter], value)
      case 'label':
        return hasLabel(readList(text))
      case 'milestone':
        return sql<SqlBool>`issue.milestone_id in (
          select id from milestone where lower(title) in (${text}, ${lowerAscii(value)}))`
      case 'no':
        if (text === 'label') return not(sql<SqlBool>`exists (${labelsOfIssue()})`)
        if (text === 'type') return sql<SqlBool>`issue.type_id is null`
        // No issue has a project on this server.
        if (text === 'project') return always
        return withoutFacet(text)
      case 'head':
        return sql<SqlBool>`coalesce(pull_request.head_ref, '') = ${value}`
      case 'base':
        return sql<SqlBool>`coalesce(pull_request.base_ref, '') = ${value}`
      case 'draft':
        return sql<SqlBool>`coalesce(pull_request.is_draft, -1) = ${text === 'true' ? 1 : 0}`
      case 'sha':
        return /^[0-9a-f]{7,40}$/.test(text) ? hasIdPrefix(sql`pull_request.head_oid`, text) : never
      case 'language':
        return sql<SqlBool>`lower(coalesce(repository.language, '')) = ${text}`
      case 'comments':
        return inRange(sql`issue.comments`, readNumbers(value))
      case 'reactions':
        return inRange(reactionCount(), readNumbers(value))
      case 'interactions':
        return inRange(sql`(issue.comments + ${reactionCount()})`, readNumbers(value))
      case 'created':
        return inRange(sql`issue.created_at_ms`, readTimes(value))
      case 'updated':
        return inRange(sql`issue.updated_at_ms`, readTimes(value))
      case 'closed':
        return inRange(sql`issue.closed_at_ms`, readTimes(value))
      case 'merged':
        return inRange(sql`pull_request.merged_at_ms`, readTimes(value))
      default:
        // `in` and `sort` are no conditions.
        return always
    }
  }

  return { ofText, ofQualifier }
}

function ofState(name: string): Condition {
  return Object.hasOwn(states, name) ? sql<SqlBool>`(${states[name as keyof typeof states]})` : never
}

export function wordsOf(text: string): Extract<TextQuery, { kind: 'words' }> | undefined {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)
    ? { kind: 'words', text, language: 'en' }
    : undefined
}

/** Finds the repositories through the tallies, which are indexed by subject. */
function withoutFacet(name: string): Condition {
  const kind = withoutKinds.get(name)
  return kind === undefined ? refuseQuery(`"no:${name}" is not a valid qualifier.`) : hasFacet([kind], nobody)
}

function hasFacet(kinds: readonly number[], subjectId: number): Condition {
  return sql<SqlBool>`issue.id in (select issue_facet.issue_id from issue_tally join issue_facet
    on issue_facet.repository_id = issue_tally.repository_id and issue_facet.kind = issue_tally.kind
    and issue_facet.subject_id = issue_tally.subject_id
    where issue_tally.kind in (${sql.join(kinds)}) and issue_tally.subject_id = ${subjectId})`
}

function hasType(names: readonly string[]): Condition {
  if (names.length === 0) return never
  return sql<SqlBool>`issue.id in (select issue_facet.issue_id from issue_type
    join issue_tally on issue_tally.kind = ${facets.type} and issue_tally.subject_id = issue_type.id
    join issue_facet on issue_facet.repository_id = issue_tally.repository_id
      and issue_facet.kind = issue_tally.kind and issue_facet.subject_id = issue_tally.subject_id
    where issue_type.name_folded in (${sql.join(names)}))`
}

const labelsOfIssue = () => sql`select 1 from issue_facet as labelling
  join label on label.id = labelling.subject_id
  where labelling.issue_id = issue.id and labelling.kind = ${facets.label}`

function hasLabel(names: readonly string[]): Condition {
  if (names.length === 0) return never
  return sql<SqlBool>`exists (${labelsOfIssue()} and label.name_folded in (${sql.join(names)}))`
}

/** GitHub's names of reactions in `sort`. */
const reactionNames = new Map(
  Object.entries({
    smile: 'laugh',
    tada: 'hooray',
    thinking_face: 'confused',
    '+1': '+1',
    '-1': '-1',
    heart: 'heart',
    rocket: 'rocket',
    eyes: 'eyes',
  }),
)

function reactionCount(content?: string) {
  return sql`(select count(*) from reaction where reaction.target = 'issue' and reaction.target_id = issue.id
    ${content === undefined ? sql`` : sql`and reaction.content = ${content}`})`
}

/** Undefined means the order by relevance. */
export function issueSortValue(sort: string | undefined) {
  if (sort === 'created') return sql`issue.created_at_ms`
  if (sort === 'updated') return sql`issue.updated_at_ms`
  if (sort === 'comments') return sql`issue.comments`
  if (sort === 'reactions') return reactionCount()
  if (sort === 'interactions') return sql`(issue.comments + ${reactionCount()})`
  const name = sort?.startsWith('reactions-') ? reactionNames.get(sort.slice('reactions-'.length)) : undefined
  return name === undefined ? undefined : reactionCount(name)
}
