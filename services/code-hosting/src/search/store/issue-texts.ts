import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export interface IssueText {
  id: number
  fields: { title: string; body: string | null }
  language: string
}

export interface CommentText {
  id: number
  fields: { body: string }
  language: string
}

export async function findIssueText(db: Kysely<Tables>, id: number): Promise<IssueText | undefined> {
  return (await listIssueTexts(db, { after: id - 1, upTo: id, limit: 1 }))[0]
}

export async function listIssueTexts(
  db: Kysely<Tables>,
  { after, upTo, limit }: { after: number; upTo?: number; limit: number },
): Promise<IssueText[]> {
  const rows = await db
    .selectFrom('issue')
    .select(['id', 'title', 'body'])
    .where('id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(asIssueText)
}

export function asIssueText({ id, title, body }: IssueText['fields'] & { id: number }): IssueText {
  return { id, fields: { title, body }, language: 'en' }
}

export async function findCommentText(db: Kysely<Tables>, id: number): Promise<CommentText | undefined> {
  return (await listCommentTexts(db, { after: id - 1, upTo: id, limit: 1 }))[0]
}

export async function listCommentTexts(
  db: Kysely<Tables>,
  { after, upTo, limit }: { after: number; upTo?: number; limit: number },
): Promise<CommentText[]> {
  const rows = await db
    .selectFrom('issue_comment')
    .select(['id', 'body'])
    .where('id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(asCommentText)
}

export function asCommentText({ id, body }: CommentText['fields'] & { id: number }): CommentText {
  return { id, fields: { body }, language: 'en' }
}
