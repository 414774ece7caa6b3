import type { Readable } from 'node:stream'
import { BlobMismatchError, BlobTooLargeError } from '@octavo/platform/blobs/blobs.ts'
import { claimBlob, confirmBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Context } from '../../context.ts'
import { problem, unprocessable } from '../../errors.ts'
import { writeTo } from '../../repositories/repository-writes.ts'
import type { StreamedBody } from '../../wire/streamed-bodies.ts'
import type { GitAccess } from '../pushes/git-access.ts'
import {
  deleteObject,
  findObject,
  insertObject,
  type LfsObjectRow,
  listObjects,
  measureObjects,
} from './store/objects.ts'

export interface ObjectId {
  oid: string
  size: number
}

/** Whether a client transfers an object, or why it cannot. */
export type ObjectPlan = ObjectId & { needsTransfer?: boolean; error?: { code: number; message: string } }

const megabyte = 1024 * 1024
const maxObjects = 100_000

export function createLfsObjects(context: Pick<Context, 'blobs' | 'clock' | 'config' | 'db'>) {
  const { blobs, clock, config, db } = context
  const maxBytes = config.maxLfsMegabytes * megabyte
  const quotaBytes = config.lfsQuotaMegabytes * megabyte
  const tooLarge = `The object exceeds the maximum size of ${config.maxLfsMegabytes} MB.`
  const noSpace = `The repository exceeds its ${config.lfsQuotaMegabytes} MB or ${maxObjects} objects of Git LFS.`

  return {
    async planDownloads({ row }: GitAccess, objects: readonly ObjectId[]): Promise<ObjectPlan[]> {
      const present = await listObjects(
        db.read,
        row.id,
        objects.map(({ oid }) => oid),
      )
      return objects.map((object) =>
        present.get(object.oid)?.size_bytes === object.size
          ? { ...object, needsTransfer: true }
          : { ...object, error: { code: 404, message: 'The object does not exist.' } },
      )
    },

    /** Objects that the repository has are not transferred again. */
    async planUploads({ row }: GitAccess, objects: readonly ObjectId[]): Promise<ObjectPlan[]> {
      const [present, { count, bytes }] = await Promise.all([
        listObjects(
          db.read,
          row.id,
          objects.map(({ oid }) => oid),
        ),
        measureObjects(db.read, row.id),
      ])
      let freeBytes = quotaBytes - bytes
      let freeObjects = maxObjects - count
      return objects.map((object) => {
        if (present.has(object.oid)) return object
        if (object.size > maxBytes) return { ...object, error: { code: 422, message: tooLarge } }
        if (object.size > freeBytes || freeObjects < 1)
          return { ...object, error: { code: 507, message: noSpace } }
        freeBytes -= object.size
        freeObjects -= 1
        return { ...object, needsTransfer: true }
      })
    },

    async get({ row }: GitAccess, oid: string): Promise<LfsObjectRow> {
      const object = await findObject(db.read, row.id, oid)
      if (!object) throw problem('not_found')
      return object
    },

    /** The content is stored first, so an object never lacks it. The sweep removes content without an object. */
    async upload(
      { row, authorize }: GitAccess,
      oid: string,
      { content, sizeBytes = 0 }: StreamedBody,
    ): Promise<void> {
      if (sizeBytes > maxBytes) throw unprocessable(tooLarge)
      // Checked again in the transaction. This saves the transfer.
      const [used, present] = await Promise.all([
        measureObjects(db.read, row.id),
        findObject(db.read, row.id, oid),
      ])
      const freeBytes = present ? maxBytes : quotaBytes - used.bytes
      if (sizeBytes > freeBytes || freeBytes <= 0) throw problem('storage_full', { message: noSpace })
      const size = await store(oid, content, Math.min(maxBytes, freeBytes))
      await writeTo(context, row.id, async (tx) => {
        await authorize(tx)
        await claimBlob(tx, oid)
        const object = { repository_id: row.id, oid, size_bytes: size, is_shared: 0 }
        if (!(await insertObject(tx, { ...object, created_at_ms: clock.now() }))) return
        const { count, bytes } = await measureObjects(tx, row.id)
        if (bytes > quotaBytes || count > maxObjects) throw problem('storage_full', { message: noSpace })
      })
      await confirmBlob(blobs, oid, () => db.write((tx) => deleteObject(tx, row.id, oid)))
    },
  }

  async function store(oid: string, content: Readable, limit: number): Promise<number> {
    try {
      return (await blobs.put(content, { maxBytes: limit, hash: oid })).size
    } catch (error) {
      if (error instanceof BlobTooLargeError)
        throw limit < maxBytes ? problem('storage_full', { message: noSpace }) : unprocessable(tooLarge)
      if (error instanceof BlobMismatchError)
        throw unprocessable('The content has another SHA-256 than the object.')
      if (content.errored || content.destroyed) throw problem('incomplete_upload')
      throw error
    }
  }
}

export type LfsObjects = ReturnType<typeof createLfsObjects>
