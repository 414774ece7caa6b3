import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, relative, sep } from 'node:path'
import { Problem } from '@octavo/platform/errors.ts'
import {
  ImportError,
  type Importer,
  type ImportReport,
  type ImportSource,
  type ImportUsage,
} from '@octavo/platform/importer.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import { createCollection } from '../collections/change-collection.ts'
import { addPhoto } from '../collections/collect-photos.ts'
import { findCollectionByTitle } from '../collections/store/collections.ts'
import type { Context } from '../context.ts'
import { errorsOf } from '../errors.ts'
import { demoLogin } from '../limits.ts'
import { licenseCodes } from '../photos/licenses.ts'
import { findImageFiles } from './find-image-files.ts'
import { findImportedFile, saveImportedFile } from './store/imported-files.ts'
import { hashFile } from './upload-files.ts'
import { defaultLicense, type UploadInput } from './upload-input.ts'
import type { Uploads } from './uploads.ts'

/** Sources of `octavo import photo`. */
export const imports: Readonly<Record<'folder', ImportUsage>> = {
  folder: {
    summary: 'all images of a folder and its subfolders',
    location: 'DIR',
    options: {
      user: {
        type: 'string',
        value: 'LOGIN',
        help: `the owner of the photos (default: ${demoLogin}), created if needed`,
      },
      license: {
        type: 'string',
        value: 'CODE',
        help: `${licenseCodes.join(', ')} (default: ${defaultLicense})`,
      },
      collections: {
        type: 'boolean',
        help: 'put the photos of each subfolder into a collection of its name',
      },
    },
  },
}

const filesAtOnce = 4

type Outcome = 'imported' | 'known' | 'skipped'

/** Publishes the images of a folder. After an interruption, files that were imported are not read again. */
export const importFolder =
  (context: Context, uploads: Uploads): Importer =>
  async (source, report) => {
    const folder = await requireFolder(source)
    const userId = await readUserId(context, source)
    const input = readInput(source)
    const { images, skipped } = await findImageFiles(folder)
    for (const { path, reason } of skipped) report.note(`${relative(folder, path)} ${reason}`)
    const counts: Record<Outcome, number> = { imported: 0, known: 0, skipped: skipped.length }
    const collectionOf = createCollectionFinder(context, userId, folder, source.options.collections === true)
    let done = 0
    const queue = images.values()
    const work = async () => {
      for (const path of queue) {
        const outcome = await importFile(path)
        counts[outcome]++
        done++
        report.progress({ text: `${done} of ${images.length} files`, share: done / images.length })
      }
    }
    await Promise.all(Array.from({ length: filesAtOnce }, work))
    const { imported, known } = counts
    return { text: `${imported} photos imported, ${known} known, ${counts.skipped} files skipped`, counts }

    async function importFile(path: string): Promise<Outcome> {
      const name = relative(folder, path)
      try {
        const hash = await hashFile(path)
        const former = await findImportedFile(context.db.read, userId, hash)
        if (former?.reason) return skip(report, name, former.reason)
        if (former?.photoUid) {
          await collect(path, former.photoUid)
          return 'known'
        }
        const { photo, isNew } = await publish(path)
        await saveImportedFile(context.db, userId, hash, { photoUid: photo.uid, reason: null })
        await collect(path, photo.uid)
        return isNew ? 'imported' : 'known'
      } catch (error) {
        if (!(error instanceof Problem)) return skip(report, name, errorMessage(error))
        const reason = (errorsOf(error) ?? [error.message]).join(', ')
        // Only errors of the file itself are stored, so other errors are tried again.
        if (error.status === 422)
          await saveImportedFile(context.db, userId, await hashFile(path), { photoUid: null, reason })
        return skip(report, name, reason)
      }
    }

    async function publish(path: string) {
      const upload = await uploads.begin(userId, (await stat(path)).size, input)
      try {
        await uploads.receiveFile(upload, createReadStream(path))
        return await uploads.finish(upload)
      } catch (error) {
        await uploads.cancel(upload)
        throw error
      }
    }

    async function collect(path: string, uid: string): Promise<void> {
      const collectionId = await collectionOf(path)
      if (collectionId !== undefined) await addPhoto(context, userId, String(collectionId), uid)
    }
  }

function skip(report: ImportReport, name: string, reason: string): Outcome {
  report.note(`${name}: ${reason}`)
  return 'skipped'
}

async function requireFolder({ location }: ImportSource): Promise<string> {
  if (location === undefined) throw new ImportError('DIR is required: the folder with the images.')
  const stats = await stat(location).catch(() => undefined)
  if (!stats?.isDirectory()) throw new ImportError(`${location} is not a folder.`)
  return location
}

async function readUserId({ auth }: Context, { options }: ImportSource): Promise<number> {
  const login = typeof options.user === 'string' ? options.user : demoLogin
  const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, plan: 'demo' }))
  return user.id
}

function readInput({ options: { license = defaultLicense } }: ImportSource): UploadInput {
  const code = licenseCodes.find((code) => code === license)
  if (code === undefined) throw new ImportError(`--license must be one of ${licenseCodes.join(', ')}.`)
  return { license: code }
}

/** Returns the collection of the subfolder of a file, which is created once. */
function createCollectionFinder(context: Context, userId: number, root: string, isWanted: boolean) {
  const collections = new Map<string, Promise<number>>()
  return (path: string): Promise<number | undefined> => {
    const folder = dirname(path)
    const title = relative(root, folder).split(sep).join(' / ') || basename(root)
    if (!isWanted || folder === root) return Promise.resolve(undefined)
    const collection = collections.get(title) ?? findOrCreate(title)
    collections.set(title, collection)
    return collection
  }

  async function findOrCreate(title: string): Promise<number> {
    const existing = await findCollectionByTitle(context.db.read, userId, title)
    return (existing ?? (await createCollection(context, userId, { title }))).id
  }
}
