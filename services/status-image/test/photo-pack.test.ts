import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import sharp from 'sharp'
import { createImages } from '../src/images.ts'
import service from '../src/index.ts'
import { createPhotoPack, examinePhotoPack } from '../src/photo-pack.ts'
import { startStatusImage } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'octavo-pack-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const plain = (background: string, width = 900, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
writeFileSync(join(folder, '404.png'), await plain('#ff0000').png().toBuffer())
writeFileSync(
  join(folder, '200.jpg'),
  await plain('#00ff00')
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer(),
)
writeFileSync(join(folder, '299.webp'), await plain('#0000ff').webp().toBuffer())
writeFileSync(join(folder, '999.png'), await plain('#ffff00').png().toBuffer())
writeFileSync(join(folder, '500.jpg'), 'this is no image')
writeFileSync(join(folder, '501.jpg'), (await plain('#123456').jpeg().toBuffer()).subarray(0, 400))
writeFileSync(join(folder, '502.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
writeFileSync(join(folder, '503.png'), await plain('#ffffff', 9000, 9000).png().toBuffer())
symlinkSync('/etc/hostname', join(folder, '504.jpg'))
const { call } = await startStatusImage({ photoPack: folder })
const drawings = await startStatusImage()

async function colorOf(bytes: Buffer): Promise<number[]> {
  const { channels } = await sharp(bytes).stats()
  return channels.map(({ mean }) => Math.round(mean / 255))
}

test('photo pack: its images replace drawings, cropped and without metadata', async () => {
  const { bytes } = await call('/404.jpg')
  const { width, height, format } = await sharp(bytes).metadata()
  assert.deepEqual([width, height, format], [750, 600, 'jpeg'])
  assert.deepEqual(await colorOf(bytes), [1, 0, 0])
  assert.ok(!(await call('/200.jpg')).bytes.includes('somebody'))
})

test('photo pack: it can add codes, in every width and format', async () => {
  assert.deepEqual(await colorOf((await call('/299.jpg')).bytes), [0, 0, 1])
  assert.equal((await sharp((await call('/299.webp?w=150')).bytes).metadata()).width, 150)
})

test('photo pack: the drawing is served instead of an unusable file', async () => {
  for (const code of [500, 501, 502, 503, 504]) {
    assert.ok(
      (await call(`/${code}.jpg`)).bytes.equals((await drawings.call(`/${code}.jpg`)).bytes),
      String(code),
    )
  }
})

test('photo pack: codes above 599 are served only with nonStandard', async () => {
  const { call: allowed } = await startStatusImage({ photoPack: folder, nonStandard: true })
  assert.deepEqual(await colorOf((await allowed('/999.jpg')).bytes), [1, 1, 0])
  assert.equal((await call('/999.jpg')).status, 404)
})

test('photo pack: doctor reports every unusable file with reason and advice', async () => {
  const [pack, ...faults] = await examinePhotoPack(folder)
  assert.equal(pack?.level, 'ok')
  assert.match(pack.text, / 4 images$/)
  const broken = ['500.jpg', '501.jpg', '502.png', '503.png', '504.jpg']
  assert.deepEqual(
    faults.map((fault) => [fault.level, 'advice' in fault && fault.advice.length > 0]),
    broken.map(() => ['warn', true]),
  )
  for (const [at, file] of broken.entries()) {
    const text = faults[at]?.text ?? ''
    assert.ok(text.startsWith(`${join(folder, file)} cannot be used`), text)
    assert.match(text, /: .{5,}\.$/s)
  }
})

test('photo pack: doctor reports a missing folder, and nothing without a photo pack', async () => {
  const findings = await examinePhotoPack(join(folder, 'nowhere'))
  assert.deepEqual(
    findings.map(({ level }) => level),
    ['fail'],
  )
  assert.deepEqual(await service.examine?.({ unknown: '404', nonStandard: false }), [])
})

test('photo pack: its 404 is served for unknown codes', async () => {
  const { status, bytes } = await call('/298.jpg')
  assert.equal(status, 404)
  assert.deepEqual(await colorOf(bytes), [1, 0, 0])
})

test('photo pack: a new file is served without a restart', async () => {
  const before = (await call('/202.jpg')).bytes
  writeFileSync(join(folder, '202.png'), await plain('#ff00ff').png().toBuffer())
  await eventually('it is another', async () => !(await call('/202.jpg')).bytes.equals(before))
  assert.deepEqual(await colorOf((await call('/202.jpg')).bytes), [1, 0, 1])
})

test('photo pack: a variant that waits while the folder is read again shows the photo', async () => {
  const ownFolder = mkdtempSync(join(tmpdir(), 'octavo-pack-'))
  after(() => rmSync(ownFolder, { recursive: true, force: true }))
  writeFileSync(join(ownFolder, '404.png'), await plain('#ff0000').png().toBuffer())
  const images = await createImages({
    nonStandard: false,
    photoPack: ownFolder,
    log: createLogger('json', () => {}),
  })
  after(() => images.close())
  const client = { disconnectSignal: new AbortController().signal }
  const render = (code: number, format: 'avif' | 'png') => {
    const image = images.find(code)
    assert.ok(image)
    return images.variant(image, format, 150, client)
  }
  const photo = images.find(404)
  const earlier = [100, 101, 102, 103, 200, 201, 202, 203].map((code) => render(code, 'avif'))
  const variant = render(404, 'png')
  writeFileSync(join(ownFolder, '500.png'), await plain('#00ff00').png().toBuffer())
  await eventually('the folder is read again', () => images.find(404) !== photo)
  assert.deepEqual(await colorOf((await variant).bytes), [1, 0, 0])
  await Promise.all(earlier)
})

test('photo pack: its images are served when the folder is moved away', async () => {
  const movedFolder = `${folder}-moved`
  after(() => rmSync(movedFolder, { recursive: true, force: true }))
  const ownFolder = join(folder, 'moving')
  mkdirSync(ownFolder)
  writeFileSync(join(ownFolder, '404.png'), await plain('#ff0000').png().toBuffer())
  const warnings: string[] = []
  const log = createLogger('json', (line) => warnings.push(line))
  const pack = await createPhotoPack(ownFolder, log)
  after(() => pack.close())
  renameSync(ownFolder, movedFolder)
  await eventually('it is reported', () => warnings.some((line) => line.includes('cannot be read again')))
  assert.deepEqual(pack.codes(), [404])
})
