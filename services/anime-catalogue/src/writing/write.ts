import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { User } from '@octavo/platform/auth/auth.ts'
import type { Problem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import type { Role } from '../access/permissions.ts'
import type { MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { StoredImage } from '../images/uploads.ts'
import { jsonApiErrors } from '../json-api/errors.ts'
import type { Registered, Registry } from '../json-api/registry.ts'
import type { Row } from '../json-api/resource.ts'
import type { QueryContext } from '../json-api/store/conditions.ts'
import { validationError, type WriteDocument } from '../json-api/write-document.ts'

/** State of one write request, which is one transaction. */
export interface Write {
  tx: Transaction<Tables>
  resource: Registered
  registry: Registry
  queryContext: QueryContext
  nowMs: number
  userId: number
  /** As of the transaction: it may have changed since the request was authenticated. */
  role: Role
  /** Minimum number of ratings for an average. */
  minRatings: number
  document: WriteDocument
  /** Media whose `updatedAt` is set at the end of the transaction. */
  touched: Map<MediaType, Set<number>>
  /** Media types whose ranks may change. */
  ranked: Set<MediaType>
}

/** Additional columns of a document, and the images that they reference. */
export interface Prepared {
  columns: Row
  images?: readonly StoredImage[]
}

/** Rules of one table: derived columns, counters and validation. */
export interface Rules {
  /** Work before the transaction, in which only SQL may be awaited. */
  prepare?(document: WriteDocument, tools: Tools, user: User): Promise<Prepared>
  /** Returns all columns of the new row. */
  beforeCreate?(columns: Row, write: Write): Promise<Row> | Row
  /** Returns the columns to update. */
  beforeUpdate?(columns: Row, before: Row, write: Write): Promise<Row> | Row
  /** Replaces the default update of the row, and returns the new row. */
  store?(columns: Row, before: Row, write: Write): Promise<Row>
  afterCreate?(row: Row, write: Write): Promise<void> | void
  afterUpdate?(row: Row, before: Row, write: Write): Promise<void> | void
  /** Runs before the row is deleted; foreign keys cascade afterwards. */
  beforeDelete?(row: Row, write: Write): Promise<void> | void
  /** The member to report when a unique constraint fails. */
  unique?: string | ((document: WriteDocument) => string)
}

export interface Tools {
  formatReview(authorId: number, text: string): Promise<string>
  /** Stores the image of a `data:` URL. */
  storeImage(url: string, kind: Kind, attribute: string): Promise<StoredImage>
}

export const takenMessage = 'has already been taken'

export function invalid(resource: Registered, name: string, message: string): Problem {
  return jsonApiErrors([validationError(resource, name, message)])
}

export function touch({ touched }: Pick<Write, 'touched'>, type: unknown, id: unknown): void {
  if (type !== 'anime' && type !== 'manga') return
  const ids = touched.get(type) ?? new Set()
  touched.set(type, ids.add(Number(id)))
}

export function touchMedia(write: Write, ...rows: readonly Row[]): void {
  for (const { media_type, media_id } of rows) touch(write, media_type, media_id)
}
