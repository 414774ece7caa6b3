import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { createDiskBlobs } from '@octavo/platform/blobs/disk-blobs.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { type ArtOptions, createArt } from '../src/images/images.ts'

/** Folders for pictures that are gone after the tests of the file. */
export async function createArtHouse() {
  const home = mkdtempSync(join(tmpdir(), 'octavo-art-'))
  after(() => rmSync(home, { recursive: true, force: true }))
  const folder = join(home, 'art')
  const blobs = await createDiskBlobs(join(home, 'blobs'))
  const open = (options: Partial<ArtOptions> = {}) =>
    createArt({ folder, blobs, log: createLogger('silent'), ...options })
  return { folder, blobs, open }
}
