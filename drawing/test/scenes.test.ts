import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scenes } from '../src/scenes/catalogue.ts'
import { families } from '../src/scenes/families.ts'
import { renderScene } from '../src/scenes/render.ts'
import type { Scene } from '../src/scenes/scene.ts'
import { sceneHeight } from '../src/scenes/size.ts'
import { scenesVersion } from '../src/scenes/version.ts'
import { meanDifference, reduce } from './scene-thumbnail.ts'

const sceneWidth = 32
// A reference for each scene, 8 × 8 pixels in base64; `tools/scene-references.ts` writes it.
const { version, thumbnails: references }: { version: number; thumbnails: Record<string, string> } =
  JSON.parse(readFileSync(new URL('./scene-references.json', import.meta.url), 'utf8'))
const small = new Map(scenes.map((scene) => [scene.name, renderScene(scene, sceneWidth)]))

function thumbnail(scene: Scene, rgb: Uint8Array, width: number): Uint8Array {
  return reduce(rgb, { width, height: sceneHeight(scene, width) }, 8, 8)
}

function problems(check: (scene: Scene, rgb: Uint8Array) => string | undefined): string[] {
  return scenes.flatMap((scene) => {
    const problem = check(scene, small.get(scene.name) ?? new Uint8Array())
    return problem === undefined ? [] : [`${scene.name}: ${problem}`]
  })
}

test('scenes: every scene looks like its reference', () => {
  assert.equal(version, scenesVersion, 'clients cache images by version: write the references again')
  assert.deepEqual(
    problems((scene, rgb) => {
      const expected = Buffer.from(references[scene.name] ?? '', 'base64')
      const difference = meanDifference(thumbnail(scene, rgb, sceneWidth), expected)
      return difference <= 2 ? undefined : `differs from its reference by ${difference.toFixed(1)}`
    }),
    [],
  )
  assert.deepEqual(Object.keys(references).sort(), scenes.map(({ name }) => name).sort())
})

test('scenes: the same scene has the same pixels, however many rows are rendered at a time', () => {
  assert.deepEqual(
    problems((scene, rgb) =>
      meanDifference(rgb, renderScene(scene, sceneWidth, sceneWidth * 5)) === 0
        ? undefined
        : 'depends on its bands',
    ),
    [],
  )
})

test('scenes: another width shows the same picture', () => {
  assert.deepEqual(
    problems((scene) => {
      // Families with a minimum width sample these at 192 and 256 pixels.
      const [one, other] = [96, 128].map((width) => thumbnail(scene, renderScene(scene, width), width))
      const difference = meanDifference(one ?? new Uint8Array(), other ?? new Uint8Array())
      return difference <= 4 ? undefined : `differs by ${difference.toFixed(1)}`
    }),
    [],
  )
})

test('scenes: no two scenes look alike, and none is a single tone', () => {
  assert.deepEqual(
    problems((scene, rgb) => {
      const own = thumbnail(scene, rgb, sceneWidth)
      const twin = scenes.find(
        (other) =>
          other.name !== scene.name &&
          meanDifference(own, Buffer.from(references[other.name] ?? '', 'base64')) < 4,
      )
      if (twin !== undefined) return `looks like ${twin.name}`
      return Math.max(...own) - Math.min(...own) > 30 ? undefined : 'has no contrast'
    }),
    [],
  )
})

test('catalogue: ten families have at least five scenes each, and 72 in all', () => {
  const counts = Map.groupBy(scenes, ({ family }) => family)
  assert.deepEqual([...counts.keys()].sort(), [...families.keys()].sort())
  assert.ok(families.size >= 10 && scenes.length >= 72)
  for (const [family, own] of counts) assert.ok(own.length >= 5, `${family} has ${own.length}`)
})

test('catalogue: names, texts, tags, sizes and dates are valid', () => {
  assert.equal(new Set(scenes.map(({ name }) => name)).size, scenes.length)
  assert.equal(new Set(scenes.map(({ takenAt }) => takenAt)).size, scenes.length)
  assert.deepEqual(
    problems(({ name, title, alt, tags, width, height, takenAt }) => {
      if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'name'
      if (title.length < 4 || title.length > 60) return 'title'
      if (alt.length < 30 || alt.length > 200 || !alt.endsWith('.')) return 'alt'
      if (tags.length < 12 || tags.length > 20 || new Set(tags).size !== tags.length) return 'tags'
      if (tags.some((tag) => !/^[a-z]+([ -][a-z]+)*$/.test(tag))) return 'tags'
      if (Math.min(width, height) < 2160 || width * height < 10_000_000) return 'size'
      const year = new Date(takenAt).getUTCFullYear()
      return year >= 2021 && year <= 2026 && new Date(takenAt).getTime() <= Date.UTC(2026, 8, 30)
        ? undefined
        : 'takenAt'
    }),
    [],
  )
})
