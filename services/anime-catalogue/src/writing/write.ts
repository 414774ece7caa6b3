import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Problem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import type { MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'
import { jsonApiErrors } from '../json-api/errors.ts'
import type { Registered, Registry } from '../json-api/registry.ts'
import type { Row } from '../json-api/resource.ts'
import type { Asking } from '../json-api/store/conditions.ts'
import { validationError, type WriteDocument } from '../json-api/write-document.ts'

/** One write under way: everything in it is one transaction. */
export interface Write {
  tx: Transaction<Tables>
  resource: Registered
  registry: Registry
  asking: Asking
  nowMs: number
  userId: number
  /** How many have to rate a work before it has an average. */
  minRatings: number
  document: WriteDocument
  /** The works of which something has changed. They are stamped when all is done. */
  touched: Map<MediaType, Set<number>>
  /** The kinds of media of which works may have other ranks afterwards. */
  ranked: Set<MediaType>
}

/** What a table needs beyond its columns to stay true. */
export interface Rules {
  /** What has to be known before the transaction, since nothing but SQL may be waited for in it. */
  prepare?(document: WriteDocument, tools: Tools): Promise<Row>
  /** The columns of a new row, complete. */
  creating?(columns: Row, write: Write): Promise<Row> | Row
  /** The columns that change. */
  changing?(columns: Row, before: Row, write: Write): Promise<Row> | Row
  /** Writes the change, where that is not to update the row. Returns the row as it is then. */
  store?(columns: Row, before: Row, write: Write): Promise<Row>
  created?(row: Row, write: Write): Promise<void> | void
  changed?(row: Row, before: Row, write: Write): Promise<void> | void
  /** Before the row is deleted, with which go those that refer to it by a foreign key. */
  removing?(row: Row, write: Write): Promise<void> | void
  /** What of a row is wrong if there is one like it already. */
  unique?: string | ((document: WriteDocument) => string)
}

/** What is done outside of transactions. */
export interface Tools {
  formatReview(text: string): Promise<string>
  /** Keeps a picture that stands in a `data:` address, and gives its name; fails where it is none. */
  keepPicture(address: string, kind: Kind, attribute: string): Promise<string>
}

export const taken = 'has already been taken'

/** Something that is not as it has to be, at an attribute or a relationship. */
export function invalid(resource: Registered, name: string, message: string): Problem {
  return jsonApiErrors([validationError(resource, name, message)])
}

export function touch({ touched }: Pick<Write, 'touched'>, type: unknown, id: unknown): void {
  if (type !== 'anime' && type !== 'manga') return
  const ids = touched.get(type) ?? new Set()
  touched.set(type, ids.add(Number(id)))
}

/** The work that a row is about, before and after. */
export function touchMedia(write: Write, ...rows: readonly Row[]): void {
  for (const { media_type, media_id } of rows) touch(write, media_type, media_id)
}
