import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findClassScene, loadScenes } from '@octavo/drawing/status-dogs/catalogue.ts'
import { renderJpeg, renderSvg } from '@octavo/drawing/status-dogs/render.ts'
import { pictureWindow } from '@octavo/drawing/status-dogs/scene.ts'
import sharp from 'sharp'

const images = new URL('../pictures/', import.meta.url)
const index = JSON.parse(readFileSync(new URL('index.json', images), 'utf8'))
const scenes = await loadScenes()

test('likeness: every committed image is up to date with its drawing', () => {
  assert.equal(index.drawings.length, scenes.size)
  for (const { code, svgSha256, phrase, alt } of index.drawings) {
    const scene = scenes.get(code) ?? assert.fail(`${code} is not drawn`)
    assert.equal(
      createHash('sha256').update(renderSvg(scene)).digest('hex'),
      svgSha256,
      `${code}: run npm run generate`,
    )
    assert.deepEqual([scene.phrase, scene.alt], [phrase, alt])
  }
})

test('likeness: the contact sheet ends with the last default code', async () => {
  const standardCount = index.drawings.filter(({ code }: { code: number }) => code <= 599).length
  const tile = { width: 154, height: 124, columns: 10 }
  const brightnessOf = async (place: number) => {
    const left = (place % tile.columns) * tile.width + 4
    const top = Math.floor(place / tile.columns) * tile.height + 4
    const { channels } = await sharp(fileURLToPath(new URL('sheet.jpg', images)))
      .extract({ left, top, width: 150, height: 120 })
      .greyscale()
      .toBuffer()
      .then((pixels) => sharp(pixels).stats())
    return channels[0]?.min ?? 0
  }
  assert.ok((await brightnessOf(standardCount - 1)) < 100)
  assert.ok((await brightnessOf(standardCount)) > 240)
})

test('likeness: rendering is reproducible to the byte', async () => {
  for (const code of [204, 404]) {
    const scene = scenes.get(code) ?? assert.fail(`${code} is not drawn`)
    assert.ok((await renderJpeg(scene)).equals(await renderJpeg(scene)))
  }
})

test('likeness: no two images are similar, lettering aside', async () => {
  const hashes = await Promise.all([
    ...index.drawings.map(
      async ({ code }: { code: number }) =>
        [String(code), await differenceHash(readFileSync(new URL(`${code}.jpg`, images)))] as const,
    ),
    ...['1xx', '2xx', '3xx', '4xx', '5xx'].map(async (name) => {
      const scene = findClassScene(Number(name[0]) * 100 + 98) ?? assert.fail(`${name} is not drawn`)
      return [name, await differenceHash(await renderJpeg(scene))] as const
    }),
  ])
  const alike = hashes.flatMap(([a, hashOfA], at) =>
    hashes.slice(at + 1).flatMap(([b, hashOfB]) => {
      const distance = hashOfA.filter((bit: boolean, place: number) => bit !== hashOfB[place]).length
      return distance <= 8 ? [`${a} and ${b} differ in ${distance} of 64`] : []
    }),
  )
  assert.deepEqual(alike, [])
})

/** Difference hash: whether each of 64 cells is brighter than its right neighbour. */
async function differenceHash(jpeg: Buffer): Promise<boolean[]> {
  const { x, y, width, height } = pictureWindow
  const pixels = await sharp(jpeg)
    .extract({ left: x, top: y, width, height: Math.min(height, 440) })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8)
    return (pixels[at] ?? 0) > (pixels[at + 1] ?? 0)
  })
}
