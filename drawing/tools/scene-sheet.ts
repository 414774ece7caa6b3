/**
 * Generated photographs side by side, with the CPU time of each:
 *   npx node drawing/tools/scene-sheet.ts [--family sea] [--width 400] [--columns 4] [--out /tmp/scene-sheet.png] [scene ...]
 *   … --seeds 60 [--first 0] SCENE     one scene with other seeds
 *   … --full SCENE                     one scene at full size
 *   … --crop 0.5,0.6 SCENE             1200 × 900 pixels around this point (shares of width and height) of the full size
 */
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { scenes } from '../src/scenes/catalogue.ts'
import { renderScene } from '../src/scenes/render.ts'
import type { Scene } from '../src/scenes/scene.ts'
import { sceneHeight } from '../src/scenes/size.ts'

const gap = 6
const crop = { width: 1200, height: 900 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    family: { type: 'string' },
    width: { type: 'string', default: '400' },
    columns: { type: 'string', default: '4' },
    seeds: { type: 'string' },
    first: { type: 'string', default: '0' },
    full: { type: 'boolean', default: false },
    crop: { type: 'string' },
    out: { type: 'string', default: '/tmp/scene-sheet.png' },
  },
})

const family = scenes.filter((scene) => values.family === undefined || scene.family === values.family)
const selected = positionals.length === 0 ? family : positionals.map(findScene)
const [only] = selected
if (only === undefined) throw new Error(`no scenes of family ${values.family}`)

if (values.full || values.crop !== undefined) await writeOne(only)
else if (values.seeds !== undefined)
  await writeSheet(withSeeds(only, Number(values.first), Number(values.seeds)))
else await writeSheet(selected)
console.log(values.out)

function findScene(name: string): Scene {
  const scene = scenes.find((each) => each.name === name)
  if (scene === undefined) throw new Error(`no scene ${name}`)
  return scene
}

function withSeeds(scene: Scene, first: number, count: number): Scene[] {
  return Array.from({ length: count }, (_, i) => ({
    ...scene,
    name: `seed ${first + i}`,
    recipe: { ...scene.recipe, seed: first + i },
  }))
}

function raster(scene: Scene, width: number): Sharp {
  const start = process.cpuUsage()
  const rgb = renderScene(scene, width)
  console.log(`${scene.name} ${(process.cpuUsage(start).user / 1000).toFixed(0)} ms of CPU`)
  return sharp(rgb, { raw: { width, height: sceneHeight(scene, width), channels: 3 } })
}

async function writeOne(scene: Scene): Promise<void> {
  const image = raster(scene, scene.width)
  if (values.crop !== undefined) {
    const [x = 0.5, y = 0.5] = values.crop.split(',').map(Number)
    const start = (share: number, size: number, crop: number) =>
      Math.round(Math.min(size - crop, Math.max(0, share * size - crop / 2)))
    image.extract({
      left: start(x, scene.width, crop.width),
      top: start(y, scene.height, crop.height),
      ...crop,
    })
  }
  await image.toFile(values.out)
  console.log(`${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
}

async function writeSheet(list: readonly Scene[]): Promise<void> {
  const width = Number(values.width)
  const columns = Math.min(Number(values.columns), list.length)
  const tiles: OverlayOptions[] = []
  const bottoms = Array.from({ length: columns }, () => gap)
  for (const scene of list) {
    const column = bottoms.indexOf(Math.min(...bottoms))
    const top = bottoms[column] ?? gap
    const name = `<svg width="${width}" height="18"><text x="3" y="13" font-size="12" font-family="sans-serif" fill="#000" stroke="#fff" stroke-width="3" paint-order="stroke">${scene.name}</text></svg>`
    const left = gap + column * (width + gap)
    tiles.push({ input: await raster(scene, width).png().toBuffer(), left, top })
    if (list.length > 1) tiles.push({ input: Buffer.from(name), left, top })
    bottoms[column] = top + sceneHeight(scene, width) + gap
  }
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: Math.max(...bottoms),
      channels: 3,
      background: '#777777',
    },
  })
    .composite(tiles)
    .toFile(values.out)
}
