import type { Database } from '@octavo/platform/data/database.ts'
import { type Kysely, sql } from 'kysely'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { LabelRow } from '../../issues/store/labels.ts'
import { contains } from './conditions.ts'

export interface CodeResult {
  id: number
  repository_id: number
  path: string
  language: string | null
  oid: string
  size_bytes: number
}

export function listCodeResults(db: Kysely<Tables>, ids: readonly number[]): Promise<CodeResult[]> {
  return db
    .selectFrom('code_file')
    .innerJoin('code_blob', 'code_blob.id', 'code_file.blob_id')
    .select([
      'code_file.id',
      'code_file.repository_id',
      'code_file.path',
      'code_file.language',
      'code_blob.oid',
      'code_blob.size_bytes',
    ])
    .where('code_file.id', 'in', ids.length ? ids : [-1])
    .execute()
}

export function listCommitResults(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom('commit_entry')
    .select(['id', 'repository_id', 'oid'])
    .where('id', 'in', ids.length ? ids : [-1])
    .execute()
}

export interface LabelSearch {
  words: readonly string[]
  by: 'id' | 'name_folded'
  direction: 'asc' | 'desc'
}

/** Labels with all of the words in their name or description. A repository has few labels, so no index is needed. */
export function searchLabels(
  db: Kysely<Tables>,
  repositoryId: number,
  { words, by, direction }: LabelSearch,
  slice: Slice,
): Promise<{ rows: LabelRow[]; total: number }> {
  const matching = db
    .selectFrom('label')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where(({ and, or }) =>
      and(
        words.map((word) =>
          or([contains(sql`name_folded`, word), contains(sql`lower(coalesce(description, ''))`, word)]),
        ),
      ),
    )
  return readSlice(matching.orderBy(by, direction), slice)
}

export interface TopicResult {
  name: string
  repositories: number
  created_at_ms: number
  updated_at_ms: number
}

/** Topics of public repositories, the most used first. */
export async function searchTopics(
  db: Database<Tables>,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TopicResult[]; total: number }> {
  const long = <Row>(query: ReturnType<typeof sql<Row>>) =>
    db.long<Row>({ compile: () => query.compile(db.read) })
  const each =
    db.dialect === 'sqlite'
      ? sql`json_each(repository.topics) as topic`
      : sql`lateral json_array_elements_text(repository.topics::json) as topic(value)`
  const topics = sql`
    select topic.value as name, count(*) as repositories,
      min(repository.created_at_ms) as created_at_ms, max(repository.updated_at_ms) as updated_at_ms
    from repository cross join ${each}
    where repository.visibility = 'public' and repository.topics <> '[]'
      ${sql.join(
        words.map((word) => sql`and ${contains(sql`topic.value`, word)}`),
        sql` `,
      )}
    group by topic.value`
  const rows = await long(
    sql<TopicResult>`${topics} order by repositories desc, name limit ${limit} offset ${offset}`,
  )
  const [counted] = await long(sql<{ total: number }>`select count(*) as total from (${topics}) as topics`)
  return { rows, total: Number(counted?.total ?? 0) }
}
