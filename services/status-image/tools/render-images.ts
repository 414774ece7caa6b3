// npm run generate: renders changed drawings into pictures/ and writes index.json.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadScenes } from '@octavo/drawing/status-dogs/catalogue.ts'
import { renderJpeg, renderSvg } from '@octavo/drawing/status-dogs/render.ts'
import sharp from 'sharp'
import type { CollectionIndex } from '../src/collection.ts'
import { isAboveStandard } from '../src/status-code.ts'

/** `Last-Modified` of all drawings. Update it by hand when drawings change. */
const renderedAt = '2026-11-21T17:00:00Z'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const folder = new URL('../pictures/', import.meta.url)
mkdirSync(folder, { recursive: true })
const indexFile = new URL('index.json', folder)
const before: CollectionIndex = existsSync(indexFile)
  ? JSON.parse(readFileSync(indexFile, 'utf8'))
  : { renderedAt, drawings: [] }
const hashes = new Map(before.drawings.map((drawing) => [drawing.code, drawing.svgSha256]))

const drawings: CollectionIndex['drawings'] = []
for (const [code, scene] of [...(await loadScenes())].sort(([a], [b]) => a - b)) {
  const { phrase, alt } = scene
  const svgSha256 = createHash('sha256').update(renderSvg(scene)).digest('hex')
  const file = new URL(`${code}.jpg`, folder)
  if (values.all || hashes.get(code) !== svgSha256 || !existsSync(file)) {
    writeFileSync(file, await renderJpeg(scene))
    console.log(`drew ${code} ${phrase}`)
  }
  drawings.push({ code, phrase, alt, svgSha256 })
}
for (const name of readdirSync(folder)) {
  if (/^\d+\.jpg$/.test(name) && !drawings.some(({ code }) => `${code}.jpg` === name))
    rmSync(new URL(name, folder))
}
writeFileSync(indexFile, `${JSON.stringify({ renderedAt, drawings }, null, 2)}\n`)

/** All that are shown by default at a glance, for the README. */
const tile = { width: 150, height: 120, gap: 4, columns: 10 }
const tiles = await Promise.all(
  drawings
    .filter(({ code }) => !isAboveStandard(code))
    .map(async ({ code }, index) => ({
      input: await sharp(readFileSync(new URL(`${code}.jpg`, folder)))
        .resize(tile.width, tile.height)
        .toBuffer(),
      left: tile.gap + (index % tile.columns) * (tile.width + tile.gap),
      top: tile.gap + Math.floor(index / tile.columns) * (tile.height + tile.gap),
    })),
)
const rows = Math.ceil(tiles.length / tile.columns)
await sharp({
  create: {
    width: tile.gap + tile.columns * (tile.width + tile.gap),
    height: tile.gap + rows * (tile.height + tile.gap),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(fileURLToPath(new URL('sheet.jpg', folder)))
