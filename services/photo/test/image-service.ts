import { randomUUID } from 'node:crypto'
import { unsavedFolder } from '@octavo/platform/folder-backup.ts'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import sharp, { type Sharp } from 'sharp'
import { requireNeeds } from '../src/access/needs.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import { renderError } from '../src/errors.ts'
import { imageFolder } from '../src/images/image-folder.ts'
import type { SceneRenderer } from '../src/images/scene-renderer.ts'
import { type ImageSubject, type ImageSubjectOptions, setUpImages } from '../src/images/setup.ts'
import service from '../src/index.ts'

export type Rgb = readonly [number, number, number]

/** Quarters from the top left, row by row. */
export const quarters = {
  red: [255, 0, 0],
  green: [0, 200, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
} as const

/** A picture of four quarters: red and green above blue and yellow. */
export async function fourQuarters(width: number, height: number): Promise<Sharp> {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [top, bottom] = x * 2 < width ? [quarters.red, quarters.blue] : [quarters.green, quarters.yellow]
      data.set(y * 2 < height ? top : bottom, (y * width + x) * 3)
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A scene in one color, which encodes the width it was drawn at. */
export const stubScenes: SceneRenderer = {
  version: 1,
  async render(_name, width) {
    const height = Math.max(1, Math.round((width * 2) / 3))
    return { width, height, data: new Uint8Array(width * height * 3).fill(90) }
  },
}

let photos = 0

/** The images of the service alone, with a stub instead of the drawn scenes. */
export async function startImages(
  settings: Record<string, unknown> = {},
  engine: ImageSubjectOptions = {},
  options: TestOptions = {},
) {
  let images: { context: Context; subject: ImageSubject } | undefined
  const observed: typeof service = {
    ...service,
    folders: { [imageFolder]: unsavedFolder('keep') },
    imports: {},
    async setup(base) {
      const context = await createContext(base)
      const subject = setUpImages(context, { scenes: stubScenes, ...engine })
      images = { context, subject }
      return { renderError, routes: [(app) => requireNeeds(app, context), ...subject.routes] }
    },
  }
  const running = await startTestService(observed, {
    sampleData: false,
    settings: { file: { photo: { rendersPerMinute: 0, ...settings } } },
    ...options,
  })
  if (!images) throw new Error('The service was not set up')
  const { context, subject } = images
  const user = await context.auth.createUser({ login: `ada-${randomUUID().slice(0, 8)}` })

  /** Stores an image and publishes it as a photo. Returns its path. */
  async function addPhoto(bytes: Buffer): Promise<string> {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata()
    const { hash } = await context.blobs.put(bytes)
    const isTurned = orientation >= 5
    return insert({
      blob_hash: hash,
      format: format === 'heif' ? 'avif' : format,
      bytes: bytes.length,
      file_orientation: orientation,
      width: isTurned ? height : width,
      height: isTurned ? width : height,
    })
  }

  const addScene = (name: string, width = 3000, height = 2000) =>
    insert({ scene: name, format: 'jpeg', bytes: 0, width, height })

  async function insert(
    row: { format: string; bytes: number; width: number; height: number } & (
      | { blob_hash: string; file_orientation: number }
      | { scene: string }
    ),
  ): Promise<string> {
    const number = ++photos
    const fileName = `photo-${1_700_000_000_000 + number}-${String(number).padStart(12, '0')}`
    await context.db.write((tx) =>
      tx
        .insertInto('photo')
        .values({
          uid: String(number).padStart(11, 'x'),
          slug: 'a-photo',
          user_id: Number(user.id),
          file_name: fileName,
          blob_hash: null,
          scene: null,
          ...row,
          orientation: 'landscape',
          color: '#804020',
          blur_hash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
          palette: JSON.stringify([
            { color: '#ff0000', share: 0.5 },
            { color: '#0000ff', share: 0.3 },
            { color: '#111111', share: 0.2 },
          ]),
          exif: '{}',
          content_rating: 'safe',
          license: 'unsplash',
          show_on_profile: 1,
          likes: 0,
          views: 0,
          downloads: 0,
          created_at_ms: 0,
          updated_at_ms: 0,
        })
        .execute(),
    )
    return `/${fileName}`
  }

  return { ...running, context, subject, user, addPhoto, addScene }
}

/** The decoded pixels of an encoded image. */
export async function decode(bytes: Buffer) {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return {
    width,
    height,
    channels,
    /** The color at a position from 0 to 1 in both directions. */
    at(x: number, y: number): number[] {
      const column = Math.min(width - 1, Math.floor(x * width))
      const row = Math.min(height - 1, Math.floor(y * height))
      return [...data.subarray((row * width + column) * channels, (row * width + column + 1) * channels)]
    },
  }
}
