import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workOf } from '@octavo/testing/poster-work.ts'
import fc from '@octavo/testing/property.ts'
import { contentVersion, imageUrls, imageVersion, parseImageName } from '../src/images/image-urls.ts'

test('image URLs: an image object has the sizes of its kind, and dimensions of all except the original', () => {
  const work = workOf({ id: '42' })
  const version = imageVersion('poster', work)
  const folder = 'http://127.0.0.1:8005/media/anime/poster_images/42'
  assert.deepEqual(imageUrls('http://127.0.0.1:8005', 'poster', work, version), {
    tiny: `${folder}/tiny-${version}.jpg`,
    small: `${folder}/small-${version}.jpg`,
    medium: `${folder}/medium-${version}.jpg`,
    large: `${folder}/large-${version}.jpg`,
    original: `${folder}/original-${version}.jpg`,
    meta: {
      dimensions: {
        tiny: { width: 110, height: 156 },
        small: { width: 284, height: 402 },
        medium: { width: 390, height: 554 },
        large: { width: 550, height: 780 },
      },
    },
  })
  const cover = imageUrls('', 'cover', work, version)
  assert.ok(!('medium' in cover))
  assert.deepEqual(Object.keys(cover.meta.dimensions), ['tiny', 'small', 'large'])
})

test('image URLs: every generated URL parses to its input', () => {
  const owners = [
    ['poster', 'manga'],
    ['cover', 'anime'],
    ['thumbnail', 'episodes'],
    ['portrait', 'characters'],
    ['portrait', 'people'],
  ] as const
  for (const [kind, type] of owners) {
    const { meta: _meta, ...addresses } = imageUrls('', kind, { type, id: '7' }, '0123456789ab')
    for (const [size, address] of Object.entries(addresses)) {
      const [, , owner = '', folder = '', id = '', file = ''] = address.split('/')
      const expected = { kind, type, id: '7', size, format: 'jpg', version: '0123456789ab' }
      assert.deepEqual(parseImageName(owner, folder, id, file), expected)
    }
  }
  const current = { kind: 'poster', type: 'anime', id: '7', size: 'tiny', format: 'webp' }
  assert.deepEqual(parseImageName('anime', 'poster_images', '7', 'tiny.webp'), current)
})

test('image URLs: invalid URLs are rejected without an exception', () => {
  const wrong: [string, string, string, string][] = [
    ['anime', 'thumbnails', '1', 'small.jpg'],
    ['episodes', 'poster_images', '1', 'small.jpg'],
    ['anime', 'poster_images', '../1', 'small.jpg'],
    ['anime', 'poster_images', '1', '../small.jpg'],
    ['anime', 'poster_images', '1', 'constructor.jpg'],
    ['anime', 'cover_images', '1', 'medium.jpg'],
    ['anime', 'poster_images', '1', 'small.svg'],
    ['anime', 'poster_images', '1', 'small-xyz.jpg'],
    ['anime', '__proto__', '1', 'small.jpg'],
  ]
  for (const parts of wrong) assert.equal(parseImageName(...parts), undefined, parts.join('/'))
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (type, folder, id, file) => {
      assert.equal(parseImageName(type, folder, id, file), undefined)
    }),
  )
})

test('image versions: depend on exactly the content that is drawn', () => {
  const version = imageVersion('poster', workOf())
  assert.match(version, /^[0-9a-f]{12}$/)
  assert.equal(imageVersion('poster', workOf({ uploads: { cover: 'ab' } })), version)
  for (const change of [{ title: 'Bebop' }, { genres: ['drama'] }, { year: 1999 }, { id: '2' }] as const) {
    assert.notEqual(imageVersion('poster', workOf(change)), version)
  }
  assert.equal(imageVersion('cover', workOf({ title: 'Bebop' })), imageVersion('cover', workOf()))
})

test('image versions: an upload replaces all other inputs, and a stamp replaces the drawn content', () => {
  const uploads = { poster: 'a'.repeat(64) }
  assert.equal(
    imageVersion('poster', workOf({ uploads, title: 'A', updatedAt: 1 })),
    imageVersion('poster', workOf({ uploads })),
  )
  const row = { type: 'anime', id: '1', updatedAt: 1_700_000_000_000 } as const
  assert.equal(imageVersion('poster', row), imageVersion('poster', workOf({ updatedAt: row.updatedAt })))
  assert.notEqual(
    imageVersion('poster', row),
    imageVersion('poster', { ...row, updatedAt: row.updatedAt + 1 }),
  )
  assert.equal(
    contentVersion('poster', workOf({ updatedAt: 1 })),
    contentVersion('poster', workOf({ updatedAt: 2 })),
  )
})
