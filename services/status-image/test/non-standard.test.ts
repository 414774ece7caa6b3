import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import sharp from 'sharp'
import { createImages } from '../src/images.ts'
import { raw, startStatusImage } from './service.ts'

const usual = await startStatusImage()
const allowed = await startStatusImage({ nonStandard: true })

const imagesWith = (nonStandard: boolean) =>
  createImages({ nonStandard, photoPack: undefined, log: createLogger('silent') })

function listedIn({ describe }: typeof usual): number[] {
  // A description is plain JSON, and this list is no part of the standard.
  const { paths } = JSON.parse(JSON.stringify(describe()))
  const [name] = paths['/{name}'].get.parameters
  return name.schema['x-pictures'].map(({ code }: { code: number }) => code)
}

test('nonstandard: 783 and 999 have images with nonStandard, in every width and format', async () => {
  const lost = (await allowed.call('/404.jpg')).bytes
  for (const [code, phrase] of [
    [783, 'Unexpected Token'],
    [999, 'Request Denied'],
  ]) {
    const { status, headers, bytes } = await allowed.call(`/${code}.jpg`)
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg'])
    assert.ok(!bytes.equals(lost))
    const { width, height, exif } = await sharp(bytes).metadata()
    assert.deepEqual([width, height], [750, 600])
    assert.ok(exif?.includes(`${code} ${phrase}. `), `${code} is described`)
    for (const [suffix, format] of [
      ['webp', 'webp'],
      ['png', 'png'],
      ['avif', 'heif'],
    ]) {
      const other = await sharp((await allowed.call(`/${code}.${suffix}?w=300`)).bytes).metadata()
      assert.deepEqual([other.format, other.width], [format, 300], `${code}.${suffix}`)
    }
  }
})

test('nonstandard: by default, 783 and 999 are 404', async () => {
  const lost = (await usual.call('/404.jpg')).bytes
  for (const path of ['/783.jpg', '/999.jpg', '/999', '/img/999.jpg', '/as/999.jpg', '/783.webp']) {
    const { status, bytes } = await usual.call(path)
    assert.equal(status, 404, path)
    assert.ok(bytes.equals(lost), path)
  }
})

test('nonstandard: 600 and 1000 are 404 with nonStandard and with unknown: draw', async () => {
  const { call } = await startStatusImage({ nonStandard: true, unknown: 'draw' })
  for (const code of [600, 784, 998, 1000]) assert.equal((await call(`/${code}.jpg`)).status, 404, `${code}`)
  assert.equal((await call('/999.jpg')).status, 200)
})

test('nonstandard: /as returns them with 200, because 783 and 999 are not valid statuses', async () => {
  for (const code of [783, 999]) {
    const { status, body } = await raw(allowed.url, `/as/${code}.jpg`)
    assert.equal(status, 200)
    assert.ok(body.equals((await allowed.call(`/${code}.jpg`)).bytes))
  }
})

test('nonstandard: /random.jpg and the OpenAPI list have 97 codes, and 99 with nonStandard', async () => {
  const [standard, extended] = [await imagesWith(false), await imagesWith(true)]
  assert.equal(standard.codes().length, 97)
  assert.deepEqual(extended.codes(), [...standard.codes(), 783, 999])
  assert.deepEqual(listedIn(usual), standard.codes())
  assert.deepEqual(listedIn(allowed), extended.codes())
})
