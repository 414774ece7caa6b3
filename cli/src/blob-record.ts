import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listDiskBlobs } from '@octavo/platform/blobs/disk-blobs.ts'
import { describeS3Location, parseS3Location } from '@octavo/platform/blobs/s3-location.ts'
import { blobFolderOf } from '@octavo/platform/service-folder.ts'
import { CommandError } from './command-error.ts'
import { isServiceName } from './data-directory.ts'

/** The location in S3 of the blobs of a data directory. Contains no credentials. */
interface BlobRecord {
  /** The setting of the last start. */
  url: string
  /** The same for all settings that name the same location. */
  address: string
}

const fileOf = (dataDir: string) => join(dataDir, 'blobs.json')

/** Called by each start, so that commands use the server's blobs. Refuses to change their location. */
export async function recordBlobs(dataDir: string, blobs: string | undefined): Promise<void> {
  const record = readRecord(dataDir)
  if (blobs === undefined) {
    if (!record) return
    throw new CommandError(
      `The blobs of ${dataDir} are in ${record.address}, not in its files. Start with --blobs '${record.url}', or choose another directory with --data DIR. If you have moved the blobs, delete ${fileOf(dataDir)} first.`,
    )
  }
  await resolveBlobs(dataDir, blobs)
  const draft = `${fileOf(dataDir)}.${process.pid}`
  const next: BlobRecord = { url: blobs, address: addressOf(blobs) }
  writeFileSync(draft, `${JSON.stringify(next)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

/** Returns the location in S3 of the directory's blobs, or undefined for files. Refuses any other location. */
export async function resolveBlobs(dataDir: string, blobs: string | undefined): Promise<string | undefined> {
  const record = readRecord(dataDir)
  if (blobs === undefined) return record?.url
  const address = addressOf(blobs)
  if (!record && (await hasBlobFiles(dataDir)))
    throw new CommandError(
      `The blobs of ${dataDir} are in its files, not in ${address}. Leave out --blobs or OCTAVO_BLOBS, choose another directory with --data DIR, or move the blobs first: stop the server, copy each ${join(dataDir, 'SERVICE', 'blobs')} to ${folderOf(blobs)}, and delete it.`,
    )
  if (record && record.address !== address)
    throw new CommandError(
      `The blobs of ${dataDir} are in ${record.address}, not in ${address}. Pass the same location, or choose another directory with --data DIR. If you have moved the blobs, delete ${fileOf(dataDir)} first.`,
    )
  return blobs
}

/** The location of one service's blobs, as S3 tools write it. */
function folderOf(url: string): string {
  const { bucket, prefix } = parseS3Location(url)
  return ['s3:/', bucket, prefix, 'SERVICE'].filter(Boolean).join('/')
}

function addressOf(url: string): string {
  return describeS3Location(parseS3Location(url))
}

function readRecord(dataDir: string): BlobRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
  } catch {
    return undefined
  }
}

async function hasBlobFiles(dataDir: string): Promise<boolean> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => [])
  for (const { name } of entries.filter((entry) => entry.isDirectory() && isServiceName(entry.name))) {
    const first = await listDiskBlobs(blobFolderOf(join(dataDir, name))).next()
    if (!first.done) return true
  }
  return false
}
