/** Writes `data/generated-photos.json`: what the sample needs to know about generated photos without rendering them. */
import { writeFile } from 'node:fs/promises'
import { scenes } from '@octavo/drawing/scenes/catalogue.ts'
import { renderScene } from '@octavo/drawing/scenes/render.ts'
import { sceneHeight } from '@octavo/drawing/scenes/size.ts'
import { scenesVersion } from '@octavo/drawing/scenes/version.ts'
import { analyzeRaster } from '../src/images/analyze-raster.ts'

const width = 128
const file = new URL('../data/generated-photos.json', import.meta.url)

const photos = scenes.map((scene) => {
  const height = sceneHeight(scene, width)
  const data = renderScene(scene, width)
  return { scene: scene.name, ...analyzeRaster({ data, width, height, channels: 3 }) }
})
const lines = photos.map((photo) => JSON.stringify(photo)).join(',\n')
await writeFile(file, `{"version":${scenesVersion},"photos":[\n${lines}\n]}\n`)
process.stdout.write(`${photos.length} photos\n`)
