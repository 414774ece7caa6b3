import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { createDiskBlobs } from '@octavo/platform/blobs/disk-blobs.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createImages, type ImageOptions } from '../src/images/images.ts'

/** Temporary image folders, removed after the tests of the file. */
export async function createImageWorld() {
  const home = mkdtempSync(join(tmpdir(), 'octavo-art-'))
  after(() => rmSync(home, { recursive: true, force: true }))
  const folder = join(home, 'art')
  const blobs = await createDiskBlobs(join(home, 'blobs'))
  const open = (options: Partial<ImageOptions> = {}) =>
    createImages({ folder, blobs, log: createLogger('silent'), ...options })
  return { folder, blobs, open }
}
