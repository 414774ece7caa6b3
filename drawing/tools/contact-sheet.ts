/**
 * Drawn scenes side by side:
 *   npx node drawing/tools/contact-sheet.ts [--width 360] [--columns 4] [--out /tmp/sheet.png] [code ...]
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { findClassScene, loadScenes } from '../src/status-dogs/catalogue.ts'
import { renderJpeg } from '../src/status-dogs/render.ts'
import { canvas } from '../src/status-dogs/scene.ts'

const gap = 8

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '360' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: '/tmp/contact-sheet.png' },
  },
})

const scenes = await loadScenes()
const codes = positionals.length > 0 ? positionals.map(Number) : [...scenes.keys()]
const width = Number(values.width)
const height = Math.round((width * canvas.height) / canvas.width)
const columns = Math.min(Number(values.columns), codes.length)

const tiles = []
for (const [i, code] of codes.entries()) {
  const scene = scenes.get(code) ?? findClassScene(code)
  if (scene === undefined) throw new Error(`no scene for status ${code}`)
  const jpeg = await renderJpeg(scene)
  console.log(`${code} ${(jpeg.length / 1024).toFixed(1)} KB`)
  tiles.push({
    input: await sharp(jpeg).resize({ width, height, fit: 'fill' }).png().toBuffer(),
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + gap),
  })
}
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(codes.length / columns) * (height + gap),
    channels: 3,
    background: '#8a8578',
  },
})
  .composite(tiles)
  .png()
  .toFile(values.out)
console.log(values.out)
