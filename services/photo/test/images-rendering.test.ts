import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import sharp from 'sharp'
import { decode, fourQuarters, quarters, type Rgb, startImages } from './image-service.ts'

const images = await startImages()
/** 400 by 300 */
const photo = await images.addPhoto(await (await fourQuarters(400, 300)).png().toBuffer())

async function view(query: string, path = photo) {
  const response = await images.call(`${path}?${query}`)
  assert.equal(response.status, 200, `${query}: ${response.text.slice(0, 200)}`)
  return decode(response.bytes)
}

const { red, green, blue, yellow } = quarters
const white: Rgb = [255, 255, 255]

/** Colors at the centers of the quarters, from the top left row by row. */
async function assertQuarters(query: string, expected: readonly Rgb[], path = photo) {
  const picture = await view(query, path)
  const centers = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  for (const [index, [x, y]] of centers.entries())
    assertColor(picture.at(x, y), expected[index] ?? white, `${query} at ${x}, ${y}`)
  return picture
}

function assertColor(actual: readonly number[], expected: Rgb, what: string, tolerance = 12) {
  const isClose = expected.every((value, index) => Math.abs(value - (actual[index] ?? 0)) <= tolerance)
  assert.ok(isClose, `${what}: ${actual} instead of ${expected}`)
}

const sizes: [query: string, width: number, height: number][] = [
  ['w=100', 100, 75],
  ['h=100', 133, 100],
  ['w=100&h=100', 100, 75],
  ['w=0.5', 200, 150],
  ['w=100&dpr=2', 200, 150],
  ['w=800', 800, 600],
  ['w=800&fit=max', 400, 300],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=800&h=800&fit=crop', 800, 800],
  ['w=800&h=800&fit=min', 300, 300],
  ['w=100&h=100&fit=scale', 100, 100],
  ['w=100&h=100&fit=fill', 100, 100],
  ['w=1000&h=900&fit=fillmax', 1000, 900],
  ['w=100&h=100&fit=clamp', 100, 100],
  ['w=100&h=120&fit=facearea', 100, 120],
  ['ar=1:1&fit=crop', 300, 300],
  ['ar=2:1&fit=crop&w=100', 100, 50],
  ['fit=crop&w=100&h=100&max-h=40', 100, 40],
  ['rect=0,0,50,40', 50, 40],
  ['rect=0,0,50,40&w=100', 100, 80],
  ['rect=390,290,50,40&q=1', 10, 10],
  ['pad=10', 420, 320],
  ['pad=10&w=100&h=100&fit=crop', 100, 100],
  ['pad=10&pad-left=30&w=200', 200, 140],
  ['rot=90&w=200', 200, 150],
  ['orient=90&w=200', 200, 267],
  ['orient=6', 300, 400],
  ['w=99999', 5773, 4330],
  ['w=1', 400, 300],
  ['border=5,000&w=100', 100, 75],
]

for (const [query, width, height] of sizes) {
  test(`images: ?${query} gives ${width} by ${height} pixels`, async () => {
    const picture = await view(`${query}&fm=jpg`)
    assert.deepEqual([picture.width, picture.height], [width, height])
  })
}

test('images: rot turns counter-clockwise inside the frame, orient clockwise with the frame', async () => {
  await assertQuarters('w=200&h=200&fit=scale&rot=90', [green, yellow, red, blue])
  await assertQuarters('w=200&h=200&fit=scale&rot=180', [yellow, blue, green, red])
  const landscape = await assertQuarters('rot=90', [green, yellow, red, blue])
  assert.deepEqual([landscape.width, landscape.height], [400, 300])
  const portrait = await assertQuarters('orient=90', [blue, red, yellow, green])
  assert.deepEqual([portrait.width, portrait.height], [300, 400])
  await assertQuarters('orient=270', [green, yellow, red, blue])
  await assertQuarters('orient=2', [green, red, yellow, blue])
  await assertQuarters('orient=4', [blue, yellow, red, green])
  await assertQuarters('orient=5', [red, blue, green, yellow])
  await assertQuarters('orient=7', [yellow, green, blue, red])
})

test('images: any angle keeps the size, and covers the frame without a background', async () => {
  for (const angle of [1, 30, 45, 133, 271]) {
    const picture = await view(`rot=${angle}&w=201&h=99&fit=crop&fm=png&bg=f0f`)
    assert.deepEqual([picture.width, picture.height], [201, 99])
    for (const corner of [picture.at(0, 0), picture.at(1, 0), picture.at(0, 1), picture.at(1, 1)])
      assert.ok(!(Number(corner[0]) > 200 && Number(corner[2]) > 200), `${angle}: ${corner}`)
  }
  const pivoted = await view('rot=45&rot-type=pivot&bg=f0f&fm=png')
  assertColor(pivoted.at(0, 0), [255, 0, 255], 'the corner')
})

test('images: the orientation of the file is applied, and orient replaces it', async () => {
  const turned = await (await fourQuarters(400, 300))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const path = await images.addPhoto(turned)
  const upright = [blue, red, yellow, green]
  const picture = await assertQuarters('w=150', upright, path)
  assert.deepEqual([picture.width, picture.height], [150, 200])
  const stored = await assertQuarters('orient=1&w=200', [red, green, blue, yellow], path)
  assert.deepEqual([stored.width, stored.height], [200, 150])
  // The right half of the upright picture.
  await assertQuarters('rect=right,top,150,400', [red, red, green, green], path)
  // Turned by 180 degrees instead, the picture is 400 by 300 again.
  await assertQuarters('orient=3&rect=left,top,200,300', [yellow, yellow, green, green], path)
})

test('images: flip mirrors, rect and crop choose a part', async () => {
  await assertQuarters('flip=h', [green, red, yellow, blue])
  await assertQuarters('flip=v', [blue, yellow, red, green])
  await assertQuarters('flip=hv', [yellow, blue, green, red])
  const allQuarters = (color: Rgb) => [color, color, color, color]
  await assertQuarters('rect=0,0,200,150', allQuarters(red))
  await assertQuarters('rect=right,bottom,200,150', allQuarters(yellow))
  await assertQuarters('rect=0.5,0.0,0.5,0.5&w=50', allQuarters(green))
  await assertQuarters('w=200&h=300&fit=crop&crop=left', [red, red, blue, blue])
  await assertQuarters('w=200&h=300&fit=crop&crop=right', [green, green, yellow, yellow])
  await assertQuarters('w=400&h=150&fit=crop&crop=top', [red, green, red, green])
  await assertQuarters('w=400&h=150&fit=crop&crop=bottom', [blue, yellow, blue, yellow])
  await assertQuarters('w=400&h=150&fit=crop', [red, green, blue, yellow])
  await assertQuarters('w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.9&fp-z=4', allQuarters(yellow))
  await assertQuarters('w=20&h=300&fit=crop&crop=left,top', [red, red, blue, blue])
})

test('images: smart crops find what stands out', async () => {
  const size = { width: 600, height: 200 }
  const noise = Buffer.from(Array.from({ length: 150 * 150 * 3 }, (_, i) => (i * 7919) % 256))
  const interesting = await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite([{ input: noise, raw: { width: 150, height: 150, channels: 3 }, left: 430, top: 25 }])
    .png()
    .toBuffer()
  const path = await images.addPhoto(interesting)
  for (const crop of ['entropy', 'edges', 'faces']) {
    const picture = await view(`w=200&h=200&fit=crop&crop=${crop}`, path)
    const varied = new Set(Array.from({ length: 20 }, (_, i) => String(picture.at(0.3 + i / 50, 0.5))))
    assert.ok(varied.size > 5, `${crop} shows ${varied.size} colors`)
  }
})

test('images: fill, bg, pad and border surround the picture', async () => {
  const filled = await view('w=100&h=100&fit=fill&fill-color=f0f&fm=png')
  assertColor(filled.at(0.5, 0.02), [255, 0, 255], 'fill-color')
  assertColor(filled.at(0.25, 0.4), red, 'the picture')
  assertColor((await view('w=100&h=100&fit=fill')).at(0.5, 0.02), white, 'the default')
  assertColor((await view('w=100&h=100&fit=clamp')).at(0.25, 0.02), red, 'the edge')
  const blurred = (await view('w=100&h=100&fit=fill&fill=blur')).at(0.25, 0.02)
  assert.ok(Number(blurred[0]) > 150 && Number(blurred[2]) < 150, String(blurred))
  const padded = await view('pad=20&bg=0f0&fm=png')
  assertColor(padded.at(0.01, 0.5), [0, 255, 0], 'the padding')
  assert.equal((await view('pad=20')).at(0.01, 0.5)[3], 0)
  const bordered = await view('border=10,black&fm=png')
  assertColor(bordered.at(0.01, 0.5), [0, 0, 0], 'the border')
  assertColor(bordered.at(0.25, 0.25), red, 'inside the border')
})

test('images: masks cut the corners, and show a background where the format has no transparency', async () => {
  const ellipse = await view('mask=ellipse&fm=png')
  assert.equal(ellipse.at(0, 0)[3], 0)
  assert.equal(ellipse.at(0.3, 0.3)[3], 255)
  assertColor((await view('mask=ellipse&fm=jpg')).at(0, 0), white, 'a JPEG')
  assertColor((await view('mask=ellipse&mask-bg=000&fm=png')).at(0, 0), [0, 0, 0], 'mask-bg')
  const rounded = await view('mask=corners&corner-radius=100,0,0,0&fm=png')
  assert.deepEqual([rounded.at(0, 0)[3], rounded.at(1, 0)[3], rounded.at(0, 1)[3]], [0, 255, 255])
})

test('images: trim removes a uniform border', async () => {
  const inner = await (await fourQuarters(100, 80)).png().toBuffer()
  const framed = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .composite([{ input: inner, left: 50, top: 60 }])
    .png()
    .toBuffer()
  const path = await images.addPhoto(framed)
  const trimmed = await assertQuarters('trim=auto', [red, green, blue, yellow], path)
  assert.deepEqual([trimmed.width, trimmed.height], [100, 80])
  const resized = await view('trim=color&trim-color=fff&w=50', path)
  assert.deepEqual([resized.width, resized.height], [50, 40])
})

test('images: adjustments change colors as named', async () => {
  const gray: Rgb = [54, 54, 54]
  assertColor((await view('sat=-100')).at(0.25, 0.25), gray, 'sat=-100', 4)
  assertColor((await view('invert=true')).at(0.25, 0.25), [0, 255, 255], 'invert')
  assertColor((await view('monochrome=00f')).at(0.75, 0.75), [0, 0, 237], 'monochrome', 4)
  assertColor((await view('duotone=000080,FFA500')).at(0.75, 0.75), [237, 153, 9], 'duotone', 6)
  assertColor((await view('hue=120')).at(0.25, 0.25), [0, 109, 0], 'hue', 12)
  assertColor((await view('bri=100')).at(0.25, 0.75), [160, 160, 255], 'bri', 4)
  assertColor((await view('bri=-100')).at(0.25, 0.75), [0, 0, 95], 'bri', 4)
  assertColor((await view('con=-100')).at(0.25, 0.25), [140, 115, 115], 'con', 4)
  assertColor((await view('exp=-50')).at(0.25, 0.25), [128, 0, 0], 'exp', 4)
  assertColor((await view('gam=50')).at(0.75, 0.25), [0, 226, 0], 'gam', 6)
  const sepia = (await view('sepia=100')).at(0.25, 0.25)
  assert.ok(Number(sepia[0]) > Number(sepia[1]) && Number(sepia[1]) > Number(sepia[2]), String(sepia))
  assertColor((await view('high=-100')).at(0.25, 0.25), [153, 0, 0], 'high', 4)
  assertColor((await view('shad=100')).at(0.25, 0.25), [255, 89, 89], 'shad', 4)
})

test('images: blur softens and pixelation makes blocks', async () => {
  const blurred = (await view('blur=400')).at(0.5, 0.25)
  assert.ok(Number(blurred[0]) > 60 && Number(blurred[1]) > 40, String(blurred))
  const blocks = await view('px=100')
  assert.deepEqual(blocks.at(0.01, 0.01), blocks.at(0.2, 0.2))
  for (const effect of ['sharp=100', 'usm=100', 'usm=-50', 'auto=enhance', 'vib=50'])
    assert.equal((await view(`${effect}&w=50`)).width, 50)
})

test('images: threads that render have a lower priority than others', {
  skip: process.platform !== 'linux',
}, async () => {
  const own = os.getPriority()
  let height = 100
  await eventually('the threads of renders have a lower priority', async () => {
    await view(`w=200&h=${height++}&fit=scale`)
    const priorities = prioritiesOf('libvips worker')
    return priorities.length > 0 && priorities.every((priority) => priority > own)
  })
  assert.equal(os.getPriority(process.pid), own)
  assert.ok(prioritiesOf('libuv-worker').every((priority) => priority === own))
})

function prioritiesOf(name: string): number[] {
  const folder = '/proc/self/task'
  return readdirSync(folder)
    .filter((thread) => readFileSync(join(folder, thread, 'comm'), 'utf8').trim() === name)
    .map((thread) => os.getPriority(Number(thread)))
}
