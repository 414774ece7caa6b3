import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { contrast } from '../src/color.ts'
import { findClassScene, loadScenes } from '../src/status-dogs/catalogue.ts'
import { inkColor } from '../src/status-dogs/color.ts'
import { type BreedName, breeds } from '../src/status-dogs/dogs/breeds.ts'
import { dog } from '../src/status-dogs/dogs/dog.ts'
import { type PoseName, poses } from '../src/status-dogs/dogs/poses.ts'
import { classAccents, frame, mount, otherAccent, plateColor } from '../src/status-dogs/frame.ts'
import { fittedSize, lettering } from '../src/status-dogs/lettering.ts'
import { renderSvg } from '../src/status-dogs/render.ts'
import { canvas } from '../src/status-dogs/scene.ts'

const shapes = new Set([
  'svg',
  'g',
  'path',
  'ellipse',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
])

/** All that can be drawn: those of codes, and one of each class with a number that has none. */
const scenes = [
  ...(await loadScenes()).values(),
  ...[199, 299, 399, 499, 599].map((code) => findClassScene(code) ?? assert.fail(`${code} has no class`)),
]

test('drawing: the same scene has the same bytes every time', () => {
  for (const scene of scenes) assert.equal(renderSvg(scene), renderSvg(scene), `${scene.code}`)
})

test('drawing: a scene is made of shapes, with nothing from outside the file', () => {
  for (const scene of scenes) {
    const svg = renderSvg(scene)
    const strange = [...svg.matchAll(/<([a-zA-Z]+)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !shapes.has(name))
    assert.deepEqual(strange, [], `${scene.code}`)
    assert.doesNotMatch(svg, /href|url\((?!#)|<style|NaN|undefined|Infinity/, `${scene.code}`)
  }
})

test('drawing: every reference inside a scene has its definition', () => {
  for (const scene of scenes) {
    const svg = renderSvg(scene)
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id).filter((id) => !defined.has(id))
    assert.deepEqual(missing, [], `${scene.code}`)
  }
})

test('drawing: every scene has a sentence that describes it', () => {
  for (const { code, alt, phrase } of scenes) {
    assert.match(alt, /^[A-Z].{40,400}\.$/s, `${code}`)
    assert.ok(phrase.length > 0, `${code}`)
  }
})

test('frame: the code stands out from its tag, the phrase from the mount', () => {
  assert.ok(contrast(inkColor, mount) >= 7)
  for (const accent of [...Object.values(classAccents), otherAccent])
    assert.ok(contrast(inkColor, plateColor(accent)) >= 7, accent)
})

test('frame: the longest phrase of the list keeps clear of the edge of the mount', async () => {
  const svg = frame(520, 'Web Server Returned an Unknown Error', { inside: '', over: '' })
  const margin = { left: canvas.width - 16, top: 506, width: 16, height: canvas.height - 506 }
  const pixels = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="750" height="600">${svg}</svg>`),
  )
    .extract(margin)
    .removeAlpha()
    .raw()
    .toBuffer()
  assert.equal(new Set(pixels.toString('hex').match(/.{6}/g)).size, 1)
})

test('lettering: text becomes outlines, smaller for a longer text', () => {
  const svg = lettering('I’m a Teapot', 0, 0, { size: 40 })
  assert.match(svg, /^<g transform="[^"]+"><path d="M[^"]+" fill="#[0-9a-f]{6}"\/><\/g>$/)
  assert.ok(
    fittedSize('a long text', { size: 40, maxWidth: 50 }) < fittedSize('short', { size: 40, maxWidth: 50 }),
  )
})

test('dog: every breed takes every pose', () => {
  // Object.keys forgets the key type of a closed literal.
  const breedNames = Object.keys(breeds) as BreedName[]
  const poseNames = Object.keys(poses) as PoseName[]
  for (const breed of breedNames) {
    for (const pose of poseNames) {
      const { all, at } = dog({ breed, pose, at: [300, 400], size: 150 })
      assert.doesNotMatch(all, /NaN|undefined/, `${breed} ${pose}`)
      assert.ok(Object.values(at).flat().every(Number.isFinite), `${breed} ${pose}`)
    }
  }
})

test('dog: facing left mirrors where its parts are', () => {
  const right = dog({ breed: 'beagle', pose: 'sit', at: [300, 400], size: 150 })
  const left = dog({ breed: 'beagle', pose: 'sit', at: [300, 400], size: 150, facing: 'left' })
  for (const part of ['nose', 'crown', 'foreNear', 'tailTip'] as const) {
    assert.ok(Math.abs(right.at[part][0] - 300 + (left.at[part][0] - 300)) < 1e-6, part)
    assert.ok(Math.abs(right.at[part][1] - left.at[part][1]) < 1e-6, part)
  }
})

test('dog: a paw reaches its target, in any direction and lean of the dog', () => {
  for (const facing of ['left', 'right'] as const) {
    for (const lean of [0, 20]) {
      const { at } = dog({
        breed: 'labrador',
        pose: 'upright',
        at: [300, 400],
        size: 150,
        facing,
        lean,
        paws: { foreNear: { to: [380, 220] } },
      })
      assert.ok(Math.hypot(at.foreNear[0] - 380, at.foreNear[1] - 220) < 12, `${facing} ${lean}`)
    }
  }
})
