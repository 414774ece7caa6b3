import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallerSizes, sourceSet } from '../src/views/photo/images.ts'
import type { Photo } from '../src/views/photo/records.ts'

const site = 'http://localhost:8007'

function photoWith(query: (width: number) => string, width = 2000): Photo {
  const urls = { small: `${site}/photo-1?${query(400)}`, regular: `${site}/photo-1?${query(1080)}` }
  // Only these fields matter here.
  return { width, height: 1000, urls, links: { download: `${site}/p/1/download` } } as unknown as Photo
}

test('images of a photo: other sizes have addresses of their own', () => {
  const photo = photoWith((width) => `fm=jpg&w=${width}`)
  assert.match(sourceSet(photo, 1600), /w=400 400w, .*w=800 800w, .*w=1080 1080w, .*w=1600 1600w$/)
  assert.deepEqual(
    smallerSizes(photo).map(({ width, download }) => [width, download]),
    [
      [640, `${site}/p/1/download?w=640`],
      [1920, `${site}/p/1/download?w=1920`],
    ],
  )
})

test('images of a photo: signed addresses are used as they are', () => {
  const photo = photoWith((width) => `fm=jpg&w=${width}&s=${String(width).padStart(32, '0')}`)
  const { small, regular } = photo.urls
  assert.equal(sourceSet(photo, 1600), `${small} 400w, ${regular} 1080w`)
  assert.equal(sourceSet(photo, 800), `${small} 400w`)
  assert.deepEqual(
    smallerSizes(photo).flatMap(({ image, download }) => [image, download]),
    [small, small, regular, regular],
  )
})
