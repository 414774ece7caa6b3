import { readFile } from 'node:fs/promises'
import type { RasterAnalysis } from '../images/analyze-raster.ts'

/** Output of `tools/describe-scenes.ts`, so the first start renders nothing. */
export interface GeneratedPhoto extends RasterAnalysis {
  scene: string
}

export async function readGeneratedPhotos(): Promise<ReadonlyMap<string, GeneratedPhoto>> {
  const { photos } = await readPhotoFile()
  return new Map(photos.map((photo) => [photo.scene, photo]))
}

/** The version of the pixels that were described. */
export async function readScenesVersion(): Promise<number> {
  return (await readPhotoFile()).version
}

async function readPhotoFile(): Promise<{ version: number; photos: GeneratedPhoto[] }> {
  const file = new URL('../../data/generated-photos.json', import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
