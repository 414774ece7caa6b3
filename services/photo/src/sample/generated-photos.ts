import { readFile } from 'node:fs/promises'
import type { RasterAnalysis } from '../images/analyze-raster.ts'

/** Output of `tools/describe-scenes.ts`, so the first start renders nothing. */
export interface GeneratedPhoto extends RasterAnalysis {
  scene: string
}

export async function readGeneratedPhotos(): Promise<ReadonlyMap<string, GeneratedPhoto>> {
  const file = new URL('../../data/generated-photos.json', import.meta.url)
  const { photos }: { photos: GeneratedPhoto[] } = JSON.parse(await readFile(file, 'utf8'))
  return new Map(photos.map((photo) => [photo.scene, photo]))
}
