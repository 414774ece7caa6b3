import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export interface ThreadCounts {
  replies: number
  /** Authors of the replies. */
  participants: number
}

/** Adds replies to a thread. Returns the position of the last one. */
export async function addReplies(
  tx: Transaction<Tables>,
  uuid: string,
  { count, lastSeq }: { count: number; lastSeq: number },
): Promise<number> {
  const { last_place } = await tx
    .insertInto('thread')
    .values({ uuid, replies: count, last_place: count, last_seq: lastSeq })
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet((eb) => ({
        replies: eb('thread.replies', '+', count),
        last_place: eb('thread.last_place', '+', count),
        last_seq: lastSeq,
      })),
    )
    .returning('last_place')
    .executeTakeFirstOrThrow()
  return last_place
}

export async function removeReply(tx: Transaction<Tables>, uuid: string): Promise<void> {
  await tx
    .updateTable('thread')
    .set((eb) => ({ replies: eb('replies', '-', 1) }))
    .where('uuid', '=', uuid)
    .execute()
}

export async function addAuthor(
  tx: Transaction<Tables>,
  threadUuid: string,
  author: string | null,
): Promise<void> {
  if (author === null) return
  await tx
    .insertInto('thread_author')
    .values({ thread_uuid: threadUuid, author: keyOf(author), posts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['thread_uuid', 'author'])
        .doUpdateSet((eb) => ({ posts: eb('thread_author.posts', '+', 1) })),
    )
    .execute()
}

export async function removeAuthor(
  tx: Transaction<Tables>,
  threadUuid: string,
  author: string | null,
): Promise<void> {
  if (author === null) return
  await tx
    .updateTable('thread_author')
    .set((eb) => ({ posts: eb('posts', '-', 1) }))
    .where('thread_uuid', '=', threadUuid)
    .where('author', '=', keyOf(author))
    .execute()
}

/** Counts of the threads that have had replies. */
export async function countThreads(
  db: Kysely<Tables>,
  uuids: readonly string[],
): Promise<Map<string, ThreadCounts>> {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('thread')
    .where('uuid', 'in', uuids)
    .select((eb) => [
      'uuid',
      'replies',
      eb
        .selectFrom('thread_author')
        .whereRef('thread_author.thread_uuid', '=', 'thread.uuid')
        .where('posts', '>', 0)
        .select((author) => author.fn.countAll<number>().as('count'))
        .as('participants'),
    ])
    .execute()
  return new Map(
    rows.map(({ uuid, replies, participants }) => [uuid, { replies, participants: Number(participants) }]),
  )
}

/** Forgets threads whose last reply was deleted with its segment. */
export async function deleteOldThreads(tx: Transaction<Tables>, firstSeq: number): Promise<void> {
  await tx.deleteFrom('thread').where('last_seq', '<', firstSeq).execute()
}

/** Names have any length. */
const keyOf = (author: string): string => hash('sha256', author, 'hex').slice(0, 32)
