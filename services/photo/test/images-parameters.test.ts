import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { findColor } from '../src/images/colors.ts'
import { attachment } from '../src/images/content-disposition.ts'
import { computeGeometry, maxAvifPixels, maxOutputPixels } from '../src/images/geometry.ts'
import type { BlobSource } from '../src/images/image-source.ts'
import { fits, maxSide, parseParameters } from '../src/images/parameters.ts'
import { codecOf, createPlan, isOriginal, variantKey } from '../src/images/plan.ts'
import { readQuery } from '../src/images/query.ts'

const source: BlobSource = {
  kind: 'blob',
  hash: 'a'.repeat(64),
  format: 'jpeg',
  width: 4000,
  height: 2667,
  color: null,
  blurHash: null,
  palette: [],
}

const parse = (query: string) => parseParameters(readQuery(query))

function planOf(query: string, of: BlobSource = source) {
  const parameters = parse(query)
  return createPlan(of, parameters, codecOf(of, parameters.output.format))
}

const keyOf = (query: string, of: BlobSource = source) => variantKey('blob', planOf(query, of))

/** Each line gives the same variant. */
const equivalents = [
  ['w=200', 'width=200', 'w=100&dpr=2', 'w=0.05', 'w=200&fit=clip', 'w=200&crop=entropy', 'w=200&unknown=1'],
  ['w=200', 'w=200&ixid=abc&ixlib=rb-4.0.3&utm_source=x', 'w=200&dl=a.jpg', 'w=200&q=75', 'w=200&dpr=1'],
  ['w=300', 'w=1080&w=300', 'w=1080?w=300', 'ixid=a&w=1080?w=300&', 'w=300px', 'W=300', 'w=+300'],
  [
    'w=300&h=200&fit=crop',
    'h=200&f=crop&w=300',
    'fit=crop&height=200&width=300&crop=',
    'w=300&ar=3:2&fit=crop',
  ],
  ['w=200', 'w=200&blur=0&sat=0&rot=360&flip=&bri=abc&con=NaN&mask=evil&fm=exe&trim=no&or=0'],
  ['sat=-100&w=9', 'sat=-100000&w=9'],
  ['invert=true&mono=f00', 'inv=true&monochrome=ff0000', 'inv=1&mono=red'],
  ['w=8192&h=3000&fit=scale', 'w=1e9&h=3000&fit=scale'],
  ['w=50&blur=2000', 'w=50&blur=99999'],
  ['w=50&fm=jpg', 'w=50', 'w=50&fm=jp2'],
  ['w=50&q=100', 'w=50&q=1000'],
  ['w=50&q=1', 'w=50&q=0', 'w=50&q=-3'],
] as const

for (const [first, ...others] of equivalents) {
  test(`image parameters: ?${first} has ${others.length} other spellings`, () => {
    for (const other of others) assert.equal(keyOf(other), keyOf(first), other)
  })
}

test('image parameters: parameters that change the image change the key', () => {
  const queries = [
    'w=200', 'w=201', 'h=200', 'w=200&h=100', 'w=200&h=100&fit=crop', 'w=200&h=100&fit=crop&crop=top',
    'w=200&h=100&fit=fill', 'w=200&h=100&fit=fill&fill=blur', 'w=200&h=100&fit=scale', 'w=200&q=76',
    'w=200&fm=webp', 'w=200&fm=pjpg', 'w=200&fm=png', 'w=200&fm=png8', 'w=200&fm=avif', 'w=200&fm=gif',
    'w=200&sat=-100', 'w=200&blur=10', 'w=200&rot=10', 'w=200&rot=350', 'w=200&rot=10&rot-type=pivot',
    'w=200&flip=h', 'w=200&flip=v', 'w=200&flip=hv', 'w=200&bg=f00', 'w=200&pad=10', 'w=200&border=1,000',
    'w=200&mask=ellipse', 'w=200&mask=corners', 'w=200&trim=auto', 'w=200&orient=3', 'w=200&px=8',
    'w=200&rect=0,0,100,100', 'w=200&chromasub=444', 'w=200&cs=origin', 'w=200&auto=compress', 'w=200&sharp=5',
    'w=200&usm=5', 'w=200&gam=5', 'w=200&auto=enhance', 'w=200&fm=webp&lossless=1',
  ] // biome-ignore format: one list
  assert.equal(new Set(queries.map((query) => keyOf(query))).size, queries.length)
})

test('image parameters: the stored file is sent when nothing changes it', () => {
  const isSame = (query: string) => isOriginal(source, parse(query), planOf(query))
  for (const query of ['', 'ixid=a', 'dl=x.jpg', 'cs=srgb', 'fit=crop', 'w=4000', 'w=9000&fit=max', 'sat=0'])
    assert.ok(isSame(query), query)
  for (const query of [
    'w=3999',
    'q=75',
    'fm=jpg',
    'auto=format',
    'flip=h',
    'rect=0,0,9,9',
    'pad=1',
    'orient=3',
  ])
    assert.ok(!isSame(query), query)
})

test('image parameters: large AVIF images are scaled down, except for stored files', () => {
  const outputOf = (query: string, of: BlobSource) => planOf(query, of).geometry.output
  const { width, height } = outputOf('w=8192&q=100&fm=avif', source)
  assert.ok(width * height <= maxAvifPixels && width * height > maxAvifPixels * 0.99)
  assert.ok(Math.abs(width / height - source.width / source.height) < 0.01)
  const stored: BlobSource = { ...source, format: 'avif' }
  assert.ok(isOriginal(stored, parse(''), planOf('', stored)))
  assert.deepEqual(outputOf('q=90', stored), { width, height })
})

test('image parameters: colors as imgix writes them', () => {
  const rgb = (text: string) => {
    const color = findColor(text)
    return color && [color.r, color.g, color.b, Math.round(color.alpha * 255)]
  }
  assert.deepEqual(rgb('f00'), [255, 0, 0, 255])
  assert.deepEqual(rgb('#00FF7f'), [0, 255, 127, 255])
  assert.deepEqual(rgb('8f00'), [255, 0, 0, 136])
  assert.deepEqual(rgb('80ff0000'), [255, 0, 0, 128])
  assert.deepEqual(rgb('rebeccapurple'), [102, 51, 153, 255])
  for (const text of ['constructor', '__proto__', 'ff', 'gg0000', 'rgb(1,2,3)', ''])
    assert.equal(rgb(text), undefined)
})

test('image parameters: download names cannot inject headers or paths', () => {
  assert.equal(attachment('a photo.jpg'), 'attachment; filename="a photo.jpg"')
  assert.equal(
    attachment('höhe "1".jpg'),
    `attachment; filename="h_he _1_.jpg"; filename*=UTF-8''h%C3%B6he%20%221%22.jpg`,
  )
  assert.equal(attachment('a\r\nSet-Cookie: x=1'), 'attachment; filename="a__Set-Cookie_ x=1"')
  assert.equal(attachment('../../etc/passwd'), 'attachment; filename=".._.._etc_passwd"')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const header = attachment(name)
      assert.match(header, /^attachment; filename="[^"\\\r\n]*"(?:; filename\*=UTF-8''[\w.!#$&+^`|~%-]*)?$/)
      assert.ok(header.length < 3000)
    }),
  )
})

const names = [
  'w', 'h', 'dpr', 'fit', 'crop', 'ar', 'rect', 'fm', 'auto', 'q', 'cs', 'blur', 'sharp', 'usm', 'sat', 'bri', 'con',
  'exp', 'gam', 'vib', 'high', 'shad', 'hue', 'invert', 'sepia', 'monochrome', 'duotone', 'px', 'rot', 'flip',
  'orient', 'bg', 'pad', 'pad-left', 'border', 'corner-radius', 'mask', 'trim', 'palette', 'colors', 'dl', 'expires',
  'fp-x', 'fp-y', 'fp-z', 'min-w', 'max-h', 'fill', 'fill-color', 'trim-tol', '__proto__', 'constructor', 'toString',
] // biome-ignore format: one list
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom(
    ...fits,
    'top,left',
    'faces',
    'focalpoint',
    'ellipse',
    'corners',
    'auto',
    'true',
    'NaN',
    '-1',
    '1e9',
  ),
  fc.array(fc.integer({ min: -10_000, max: 10_000 }), { maxLength: 5 }).map(String),
  fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '%E0%A4%A',
    '?',
    '??',
    '&',
    '=',
    '0,0,0,0',
    'left,top,full,full',
    '1:0',
    '0:0',
  ),
)
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), value), { maxLength: 20 })
  .map((parameters) => parameters.map(([name, text]) => `${name}=${text}`).join('&'))
const size = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
})

test('image parameters: any query gives a plan within the limits', () => {
  fc.assert(
    fc.property(query, size, (text, dimensions) => {
      const { geometry } = planOf(text, { ...source, ...dimensions })
      const { region, scaled, window, smartCrop, output } = geometry
      for (const { width, height } of [output, smartCrop ?? output, window ?? output]) {
        assert.ok(Number.isInteger(width) && Number.isInteger(height) && width >= 1 && height >= 1)
        assert.ok(width <= maxSide && height <= maxSide, `${width}x${height}`)
        assert.ok(width * height <= maxOutputPixels)
      }
      const avif = planOf(`${text}&fm=avif`, { ...source, ...dimensions }).geometry.output
      assert.ok(avif.width >= 1 && avif.height >= 1 && avif.width * avif.height <= maxAvifPixels)
      assert.ok(scaled.width >= 1 && scaled.height >= 1 && scaled.width * scaled.height <= maxOutputPixels)
      if (region) {
        assert.ok(region.left >= 0 && region.top >= 0 && region.width >= 1 && region.height >= 1)
        const own = parse(text).orientation
        const [width, height] =
          (own ?? 1) >= 5 ? [dimensions.height, dimensions.width] : [dimensions.width, dimensions.height]
        assert.ok(region.left + region.width <= width && region.top + region.height <= height)
      }
      if (window) {
        assert.ok(window.left >= 0 && window.left + window.width <= scaled.width)
        assert.ok(window.top >= 0 && window.top + window.height <= scaled.height)
      }
    }),
    { numRuns: 2000 },
  )
})

test('image parameters: the key does not depend on the order of parameters', () => {
  const distinct = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.stringMatching(/^[\w,.:-]{0,8}$/)), {
    selector: ([name]) => name,
    maxLength: 12,
  })
  fc.assert(
    fc.property(distinct, fc.infiniteStream(fc.nat()), (parameters, random) => {
      const pairs = parameters.map(([name, text]) => `${name}=${text}`)
      const shuffled = pairs
        .map((parameter) => ({ parameter, rank: Number(random.next().value) }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ parameter }) => parameter)
      assert.equal(keyOf(shuffled.join('&')), keyOf(pairs.join('&')))
    }),
  )
})

test('image parameters: dpr is a factor of the size', () => {
  const side = fc.integer({ min: 2, max: 900 })
  fc.assert(
    fc.property(side, side, fc.constantFrom(...fits), fc.integer({ min: 1, max: 5 }), (w, h, fit, dpr) => {
      assert.equal(
        keyOf(`w=${w}&h=${h}&fit=${fit}&dpr=${dpr}`),
        keyOf(`w=${w * dpr}&h=${h * dpr}&fit=${fit}`),
      )
    }),
  )
})

test('image parameters: fit gives the sizes of imgix', () => {
  const side = fc.integer({ min: 2, max: 2000 })
  const picture = fc.record({
    width: fc.integer({ min: 2, max: 3000 }),
    height: fc.integer({ min: 2, max: 3000 }),
  })
  fc.assert(
    fc.property(picture, side, side, fc.constantFrom(...fits), (of, w, h, fit) => {
      const { sizing } = parse(`w=${w}&h=${h}&fit=${fit}`)
      const { output, scaled } = computeGeometry(of, sizing, undefined, undefined)
      const near = (actual: number, exact: number) => Math.abs(actual - Math.max(1, exact)) <= 1
      const contain = Math.min(w / of.width, h / of.height)
      if (['crop', 'facearea', 'scale', 'fill', 'fillmax', 'clamp'].includes(fit))
        assert.deepEqual(output, { width: w, height: h })
      if (fit === 'clip') {
        assert.ok(near(output.width, of.width * contain) && near(output.height, of.height * contain))
        assert.ok(near(output.width, w) || near(output.height, h))
      }
      if (fit === 'max' || fit === 'fillmax') {
        const factor = Math.min(1, contain)
        assert.ok(near(scaled.width, of.width * factor) && near(scaled.height, of.height * factor))
      }
      if (fit === 'min') {
        const factor = Math.min(1, of.width / w, of.height / h)
        assert.ok(near(output.width, w * factor) && near(output.height, h * factor))
        assert.ok(output.width <= of.width && output.height <= of.height)
      }
    }),
  )
})
