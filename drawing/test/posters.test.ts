import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { workOf } from '@octavo/testing/poster-work.ts'
import fc from '@octavo/testing/property.ts'
import sharp from 'sharp'
import { drawCover } from '../src/posters/cover.ts'
import { mannerOf } from '../src/posters/manner.ts'
import { drawPortrait } from '../src/posters/portrait.ts'
import { drawPoster } from '../src/posters/poster.ts'
import { rasterize } from '../src/posters/rasterize.ts'
import { canvases, type Kind, sizes } from '../src/posters/sizes.ts'
import { templates } from '../src/posters/templates.ts'
import { drawThumbnail } from '../src/posters/thumbnail.ts'
import { drawingVersion } from '../src/posters/version.ts'

const drawn: Record<Kind, string> = {
  poster: drawPoster(workOf()),
  cover: drawCover(workOf()),
  thumbnail: drawThumbnail(workOf(), { number: 5 }),
  portrait: drawPortrait({ type: 'characters', id: '1', name: 'Spike Spiegel' }),
}

/** The work that has the template, by its id. */
function workDrawnAs(template: string) {
  const suits = templates.find(({ name }) => name === template)?.suits ?? {}
  const categories = Object.entries(suits)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([tag]) => tag)
  for (let id = 1; id < 400; id++) {
    const work = workOf({ id: String(id), genres: [], categories })
    if (mannerOf(work).template.name === template) return work
  }
  throw new Error(`No work is drawn as ${template}`)
}

test('drawings: the same subject has the same drawing, another id another', () => {
  assert.equal(drawPoster(workOf()), drawn.poster)
  assert.notEqual(drawPoster(workOf({ id: '2' })), drawn.poster)
  assert.notEqual(drawPoster(workOf({ type: 'manga' })), drawn.poster)
  assert.equal(drawPortrait({ type: 'characters', id: '1', name: 'Spike Spiegel' }), drawn.portrait)
  assert.notEqual(drawThumbnail(workOf(), { number: 6 }), drawn.thumbnail)
})

test('drawings: a picture has exactly the size of each name, in both formats', async () => {
  for (const kind of ['poster', 'cover', 'thumbnail', 'portrait'] as const) {
    for (const dimensions of Object.values(sizes[kind])) {
      const picture = await rasterize(drawn[kind], canvases[kind], dimensions, 'webp')
      const { width, height, format } = await sharp(picture).metadata()
      assert.deepEqual({ width, height, format }, { ...dimensions, format: 'webp' })
    }
    const picture = await rasterize(drawn[kind], canvases[kind], sizes[kind].tiny ?? assert.fail(), 'jpg')
    assert.equal((await sharp(picture).metadata()).format, 'jpeg')
  }
})

test('drawings: every template is some work’s and draws on every canvas without a number that is none', async () => {
  for (const { name } of templates) {
    const work = workDrawnAs(name)
    for (const drawing of [drawPoster(work), drawCover(work), drawThumbnail(work, { number: 12 })]) {
      assert.doesNotMatch(drawing, /NaN|Infinity|undefined/, name)
    }
    const picture = await rasterize(drawPoster(work), canvases.poster, { width: 110, height: 156 }, 'jpg')
    const { channels } = await sharp(picture).stats()
    assert.ok(Math.max(...channels.map(({ stdev }) => stdev)) > 12, `${name} is nearly blank`)
  }
})

// Clients cache image addresses without limit, so a changed drawing needs a new `drawingVersion` and digest.
test('drawings: the digest belongs to the drawing version', () => {
  const covers = templates.map(({ name }) => drawCover(workDrawnAs(name)))
  assert.deepEqual(
    [drawingVersion, hash('sha256', covers.join(''), 'hex').slice(0, 16)],
    [2, '9f3d9de38a78c957'],
  )
})

test('drawings: a text in a title is drawn, never part of the document', async () => {
  const title = '</path><script>alert(1)</script>&amp;"\u0000\ud800'
  const work = workOf({ title, nativeTitle: title, studio: title })
  for (const drawing of [
    drawPoster(work),
    drawThumbnail(work, { number: 1 }),
    drawPortrait({ type: 'people', id: '1', name: title }),
  ]) {
    assert.doesNotMatch(drawing, /script|alert/)
    await rasterize(drawing, canvases.poster, { width: 110, height: 156 }, 'jpg')
  }
})

test('drawings: any title, name, genre and number is drawn', () => {
  const named = fc.constantFrom('toString', 'constructor', '__proto__')
  const text = fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: named },
  )
  fc.assert(
    fc.property(text, text, fc.array(text, { maxLength: 4 }), fc.integer(), (title, studio, tags, number) => {
      const work = workOf({ title, studio, nativeTitle: title, genres: tags, categories: tags })
      const all = [
        drawPoster(work),
        drawThumbnail(work, { number }),
        drawPortrait({ type: 'people', id: '7', name: title }),
      ]
      for (const drawing of all) assert.doesNotMatch(drawing, /NaN|Infinity|undefined/)
    }),
    { numRuns: 40 },
  )
})

test('drawings: works of different genres are drawn in many ways', () => {
  const names = ['mecha', 'sports', 'horror', 'music', 'romance', 'space', 'samurai', 'comedy', 'food']
  const used = new Set(
    names.map(
      (genre, i) => mannerOf(workOf({ id: String(i), genres: [genre], categories: [] })).template.name,
    ),
  )
  assert.ok(used.size >= 7, [...used].join())
})
