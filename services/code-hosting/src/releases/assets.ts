import { BlobTooLargeError } from '@octavo/platform/blobs/blobs.ts'
import { claimBlob, confirmBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import type { StreamedBody } from '../wire/streamed-bodies.ts'
import type { Releases } from './releases.ts'
import {
  type AssetRow,
  countAssets,
  deleteAsset,
  findAsset,
  findAssetByName,
  insertAsset,
  updateAsset,
} from './store/assets.ts'
import { findRelease, type ReleaseRow } from './store/releases.ts'

export interface AssetUpload extends StreamedBody {
  name: string
  label: string | null
  contentType: string
}

const megabyte = 1024 * 1024
const maxAssets = 1000
const maxNameLength = 255

export type Assets = ReturnType<typeof createAssets>

export function createAssets(context: Context, releases: Releases) {
  const { db, blobs, clock, config } = context
  const maxBytes = config.maxAssetMegabytes * megabyte

  async function get(repository: RepositoryRow, id: number, withDrafts: boolean) {
    const asset = await findAsset(db.read, repository.id, id)
    if (!asset) throw problem('not_found')
    return { asset, release: await releases.get(repository, asset.release_id, withDrafts) }
  }

  async function store({ content, sizeBytes }: AssetUpload): Promise<{ hash: string; size: number }> {
    if (sizeBytes !== undefined && sizeBytes > maxBytes) throw tooLarge()
    try {
      return await blobs.put(content, { maxBytes })
    } catch (error) {
      if (error instanceof BlobTooLargeError) throw tooLarge()
      if (content.errored || content.destroyed) throw problem('incomplete_upload')
      throw error
    }
  }

  const tooLarge = () => invalidAsset('size', `size must be at most ${config.maxAssetMegabytes} MB`)

  return {
    get,

    /** The content is stored first, so an asset never lacks it. The sweep removes content without an asset. */
    async upload(writer: Writer, releaseId: number, upload: AssetUpload) {
      const name = cleanName(upload.name)
      refuseLabel(upload.label)
      const release = await releases.get(writer.repository, releaseId, true)
      // Checked again in the transaction. This saves the transfer.
      if (await findAssetByName(db.read, releaseId, name)) throw nameTaken()
      const { hash, size } = await store(upload)
      if (size === 0) throw invalidAsset('size', 'size must be greater than or equal to 1')
      const asset = await writeAs(context, writer, async (tx) => {
        if (!(await findRelease(tx, writer.repository.id, releaseId))) throw problem('not_found')
        if ((await countAssets(tx, releaseId)) >= maxAssets)
          throw invalidAsset('release', `A release can have at most ${maxAssets} assets.`)
        await claimBlob(tx, hash)
        const nowMs = clock.now()
        const created = await insertAsset(tx, {
          release_id: releaseId,
          name,
          label: upload.label,
          content_type: upload.contentType,
          size_bytes: size,
          blob_hash: hash,
          uploader_id: writer.actor.id,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        if (!created) throw nameTaken()
        return created
      })
      await confirmBlob(blobs, hash, () => db.write((tx) => deleteAsset(tx, asset.id)))
      return { asset, release }
    },

    change: (
      writer: Writer,
      id: number,
      input: { name?: string | undefined; label?: string | null | undefined },
    ): Promise<{ asset: AssetRow; release: ReleaseRow }> =>
      writeAs(context, writer, async (tx) => {
        const asset = await findAsset(tx, writer.repository.id, id)
        const release = asset && (await findRelease(tx, writer.repository.id, asset.release_id))
        if (!asset || !release) throw problem('not_found')
        const name = input.name === undefined ? asset.name : cleanName(input.name)
        if (name !== asset.name && (await findAssetByName(tx, release.id, name))) throw nameTaken()
        const label = input.label === undefined ? asset.label : input.label
        refuseLabel(label)
        const changed = await updateAsset(tx, id, { name, label, updated_at_ms: clock.now() })
        return { asset: changed, release }
      }),

    remove: (writer: Writer, id: number): Promise<void> =>
      writeAs(context, writer, async (tx) => {
        if (!(await findAsset(tx, writer.repository.id, id))) throw problem('not_found')
        await deleteAsset(tx, id)
      }),
  }
}

/** Runs of other characters become one dot, so that names are valid in URLs and on all file systems. */
function cleanName(name: string): string {
  const clean = name.replace(/[^\w.+@~-]+/g, '.').replace(/^\.+|(?<!\.)\.+$/g, '')
  if (clean === '') throw validationFailed({ resource: 'ReleaseAsset', code: 'missing_field', field: 'name' })
  if (clean.length > maxNameLength)
    throw invalidAsset('name', `name is too long (maximum is ${maxNameLength} characters)`)
  return clean
}

function refuseLabel(label: string | null): void {
  if (label && label.length > maxNameLength)
    throw invalidAsset('label', `label is too long (maximum is ${maxNameLength} characters)`)
}

function nameTaken() {
  return validationFailed({ resource: 'ReleaseAsset', code: 'already_exists', field: 'name' })
}

function invalidAsset(field: string, message: string) {
  return validationFailed({ resource: 'ReleaseAsset', code: 'custom', field, message })
}
