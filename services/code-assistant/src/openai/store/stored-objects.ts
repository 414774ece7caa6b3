import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { type ExpressionBuilder, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { StoredResponseTable } from '../../database/stored-response-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { cutPage } from '../../wire/lists.ts'
import { addBytes, growBy } from './stored-bytes.ts'

export type StoredKind = StoredResponseTable['kind']

export type Metadata = Readonly<Record<string, string>>

export interface StoredResponse {
  number: number
  id: string
  createdMs: number
  renewedMs: number
  status: string
  previousId: string | null
  metadata: Metadata
  input: readonly unknown[]
  body: Record<string, unknown>
  /** About the size of its input and body. */
  bytes: number
}

export interface NewStoredResponse extends Omit<StoredResponse, 'number' | 'renewedMs' | 'bytes'> {
  kind: StoredKind
  userId: number
  model: string
}

/** Deletes the oldest objects of the user while all of them have more than the maximum of bytes. */
export async function insertStored(
  tx: Transaction<Tables>,
  { id, kind, userId, model, createdMs, status, previousId, metadata, input, body }: NewStoredResponse,
  maxBytes: number,
): Promise<void> {
  const texts = { metadata: encodeMetadata(metadata), input: encodeJson(input), body: encodeJson(body) }
  const bytes = Object.values(texts).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  await tx
    .insertInto('stored_response')
    .values({
      id,
      kind,
      user_id: userId,
      model,
      created_ms: createdMs,
      renewed_ms: createdMs,
      status,
      previous_id: previousId,
      ...texts,
      byte_count: bytes,
    })
    .execute()
  await growBy(tx, { userId, id }, bytes, maxBytes)
}

interface StoredKey {
  kind: StoredKind
  userId: number
  id: string
}

export async function findStored(
  db: Kysely<Tables>,
  { kind, userId, id }: StoredKey,
): Promise<StoredResponse | undefined> {
  const row = await db
    .selectFrom('stored_response')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst()
  return row && toStored(row)
}

export interface StoredQuery {
  kind: StoredKind
  userId: number
  model: string | undefined
  metadata: Metadata
  /** The object before the page. */
  after: number | undefined
  isAscending: boolean
  limit: number
}

/** Ends the page early at a number of bytes. */
export async function listStored(
  { read: db, long }: Pick<Database<Tables>, 'long' | 'read'>,
  { kind, userId, model, metadata, after, isAscending, limit }: StoredQuery,
): Promise<{ items: StoredResponse[]; hasMore: boolean }> {
  let query = db
    .selectFrom('stored_response')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('number', isAscending ? 'asc' : 'desc')
    .limit(limit + 1)
    .select(['number', sql<number>`octet_length(input) + octet_length(body)`.as('bytes')])
  if (model !== undefined) query = query.where('model', '=', model)
  if (after !== undefined) query = query.where('number', isAscending ? '>' : '<', after)
  for (const pair of Object.entries(metadata)) query = query.where((eb) => hasMetadata(eb, pair))
  // A filter may match none of very many objects.
  const isFiltered = model !== undefined || Object.keys(metadata).length > 0
  const matches = isFiltered ? await long(query) : await query.execute()
  const page = cutPage(matches, limit)
  if (page.length === 0) return { items: [], hasMore: false }
  const rows = await db
    .selectFrom('stored_response')
    .where(
      'number',
      'in',
      page.map(({ number }) => number),
    )
    .orderBy('number', isAscending ? 'asc' : 'desc')
    .selectAll()
    .execute()
  return { items: rows.map(toStored), hasMore: page.length < matches.length }
}

/** Quotes inside of names and values are escaped, so the text of a pair occurs nowhere else. */
function hasMetadata(eb: ExpressionBuilder<Tables, 'stored_response'>, [name, value]: [string, string]) {
  const text = `${encodeJson(name)}:${encodeJson(value)}`
  return eb(eb.fn<string>('replace', ['metadata', eb.val(text), eb.val('')]), '<>', eb.ref('metadata'))
}

/** Returns whether the object exists. */
export async function updateMetadata(
  tx: Transaction<Tables>,
  { kind, userId, id }: StoredKey,
  metadata: Metadata,
  maxBytes: number,
): Promise<boolean> {
  const stored = await tx
    .selectFrom('stored_response')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .select(['number', 'byte_count', 'metadata'])
    .executeTakeFirst()
  if (!stored) return false
  const text = encodeMetadata(metadata)
  const added = Buffer.byteLength(text) - Buffer.byteLength(stored.metadata)
  await tx
    .updateTable('stored_response')
    .where('number', '=', stored.number)
    .set({ metadata: text, byte_count: stored.byte_count + added })
    .execute()
  await growBy(tx, { userId, id }, added, maxBytes)
  return true
}

/** Stores the final body and status. Returns false if the object is not in progress. */
export async function endStored(
  tx: Transaction<Tables>,
  { kind, userId, id }: StoredKey,
  body: Record<string, unknown>,
  maxBytes: number,
): Promise<boolean> {
  const running = await tx
    .selectFrom('stored_response')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('status', '=', 'in_progress')
    .select(['number', 'byte_count', 'body'])
    .executeTakeFirst()
  if (!running) return false
  const text = encodeJson(body)
  const added = Buffer.byteLength(text) - Buffer.byteLength(running.body)
  await tx
    .updateTable('stored_response')
    .where('number', '=', running.number)
    .set({ body: text, status: String(body.status), byte_count: running.byte_count + added })
    .execute()
  await growBy(tx, { userId, id }, added, maxBytes)
  return true
}

/** Reports that these objects are still in progress. */
export async function renewStored(
  { run, read }: Pick<Database<Tables>, 'run' | 'read'>,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  await run(
    read
      .updateTable('stored_response')
      .where('id', 'in', ids)
      .where('status', '=', 'in_progress')
      .set({ renewed_ms: nowMs }),
  )
}

export async function deleteStored(
  tx: Transaction<Tables>,
  { kind, userId, id }: StoredKey,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('stored_response')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .returning('byte_count')
    .executeTakeFirst()
  if (deleted) await addBytes(tx, userId, -deleted.byte_count)
  return deleted !== undefined
}

/** Deletes at most `limit` objects, the oldest first. Returns how many. */
export async function deleteStoredBefore(
  tx: Transaction<Tables>,
  ms: number,
  limit: number,
): Promise<number> {
  const oldest = tx
    .selectFrom('stored_response')
    .where('created_ms', '<', ms)
    .orderBy('created_ms')
    .limit(limit)
    .select('number')
  const deleted = await tx
    .deleteFrom('stored_response')
    .where('number', 'in', oldest)
    .returning(['user_id', 'byte_count'])
    .execute()
  for (const [userId, rows] of Map.groupBy(deleted, ({ user_id }) => user_id))
    await addBytes(tx, userId, -rows.reduce((sum, { byte_count }) => sum + byte_count, 0))
  return deleted.length
}

function encodeMetadata(metadata: Metadata): string {
  return encodeJson(Object.fromEntries(Object.entries(metadata).sort(([a], [b]) => (a < b ? -1 : 1))))
}

function toStored(row: Selectable<StoredResponseTable>): StoredResponse {
  return {
    number: row.number,
    id: row.id,
    createdMs: row.created_ms,
    renewedMs: row.renewed_ms,
    status: row.status,
    previousId: row.previous_id,
    metadata: JSON.parse(row.metadata),
    input: JSON.parse(row.input),
    body: JSON.parse(row.body),
    bytes: row.input.length + row.body.length,
  }
}
