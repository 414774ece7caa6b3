import { scenes } from '@octavo/drawing/scenes/catalogue.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { ColorName } from '../database/colors.ts'
import type { Tables } from '../database/tables.ts'
import { createPhotos, type NewPhoto } from '../photos/create-photo.ts'
import type { Accounts } from './create-accounts.ts'
import { type GeneratedPhoto, readGeneratedPhotos } from './generated-photos.ts'
import type { SamplePhoto } from './sample-photo.ts'
import { stableHex, stableShare, stableUid } from './stable-values.ts'
import { studioOf } from './studios.ts'

type Scene = (typeof scenes)[number]

/** The generated photos with what is known about them. Read it before the transaction. */
export async function readScenes(): Promise<(Scene & { generated: GeneratedPhoto })[]> {
  const described = await readGeneratedPhotos()
  return scenes.flatMap((scene) => {
    const generated = described.get(scene.name)
    return generated ? [{ ...scene, generated }] : []
  })
}

const photosPerDemoPhoto = 20
const promotedShare = 0.4
const dayMs = 86_400_000

export async function publishScenes(
  tx: Transaction<Tables>,
  context: Context,
  described: Awaited<ReturnType<typeof readScenes>>,
  { accounts, demo }: { accounts: Accounts; demo: string },
): Promise<SamplePhoto[]> {
  const demoId = accounts.get(demo)
  // The id of a photo grows with the time of publication.
  const oldestFirst = described.toSorted((a, b) => Date.parse(a.takenAt) - Date.parse(b.takenAt))
  const inputs: NewPhoto[] = []
  for (const [index, scene] of oldestFirst.entries()) {
    const isDemo = demoId !== undefined && index % photosPerDemoPhoto === photosPerDemoPhoto - 1
    const studioId = accounts.get(studioOf(scene.family)?.login ?? '')
    const userId = isDemo ? demoId : studioId
    if (userId === undefined) continue
    const createdAtMs = Date.parse(scene.takenAt)
    const { color, blurHash, palette, coverage, perceptualHash } = scene.generated
    const isPromoted = stableShare(`promotion of ${scene.name}`) < promotedShare
    inputs.push({
      userId,
      source: { scene: scene.name },
      format: 'jpeg',
      bytes: 0,
      width: scene.width,
      height: scene.height,
      color,
      blurHash,
      palette,
      perceptualHash,
      colors: Object.entries(coverage).map(([name, thousandths]) => ({
        // The tool writes only these names.
        color: name as ColorName,
        coverage: thousandths,
      })),
      description: scene.title,
      altDescription: scene.alt,
      exif: { make: 'Octavo', model: 'Procedural renderer' },
      license: 'CC0-1.0',
      tags: scene.tags,
      uid: stableUid(scene.name),
      fileName: `photo-${createdAtMs}-${stableHex(scene.name)}`,
      createdAtMs,
      promotedAtMs: isPromoted ? createdAtMs + dayMs : null,
    })
  }
  const rows = await createPhotos(tx, context, inputs)
  return rows.map(({ id, uid, user_id, created_at_ms }, index) => ({
    id,
    uid,
    userId: user_id,
    createdAtMs: created_at_ms,
    tags: inputs[index]?.tags ?? [],
  }))
}
