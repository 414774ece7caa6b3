import assert from 'node:assert/strict'
import { createPublicKey, verify } from 'node:crypto'
import { test } from 'node:test'
import { repeatableIds } from '@octavo/platform/ids.ts'
import fc from '@octavo/testing/property.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { decodeBase32, encodeBase32 } from '../src/documents/base32.ts'
import { drawPng, drawSvg } from '../src/documents/qr-codes.ts'
import { newTicketKey, readTicketCode, writeTicketCode } from '../src/documents/ticket-codes.ts'

const key = newTicketKey(repeatableIds('one'))
const code = {
  barcode: '1234567890123456789012',
  eventId: 100_000_000_001,
  ticketClassId: 500_000_001,
  serial: 3,
}

// The package's types claim an ES module, but it is CommonJS.
const decode = jsqr as unknown as typeof jsqr.default

test('base 32 round-trips', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = encodeBase32(bytes)
      assert.match(text, /^[A-Z2-7]*$/)
      assert.deepEqual(new Uint8Array(decodeBase32(text)), bytes)
    }),
  )
  assert.equal(encodeBase32(Buffer.from('foobar')), 'MZXW6YTBOI')
})

test('a signed code identifies the ticket', () => {
  assert.deepEqual(readTicketCode(writeTicketCode(code, key), key.publicKey), code)
})

test('a code changed in any place is refused', () => {
  const text = writeTicketCode(code, key)
  for (let at = 0; at < text.length; at++) {
    for (const other of ['A', '7', '.', '']) {
      const changedText = text.slice(0, at) + other + text.slice(at + 1)
      // The last character has two unused bits.
      if (changedText === text || at === text.length - 1) continue
      assert.equal(readTicketCode(changedText, key.publicKey), undefined, `${at} ${other}`)
    }
  }
})

test('a code signed by another event is refused', () => {
  const other = newTicketKey(repeatableIds('two'))
  assert.equal(readTicketCode(writeTicketCode(code, other), key.publicKey), undefined)
})

test('a code is verified independently by RFC 8032', () => {
  const text = writeTicketCode(code, key)
  const dot = text.lastIndexOf('.')
  const head = Buffer.from('302a300506032b6570032100', 'hex')
  const spki = Buffer.concat([head, Buffer.from(key.publicKey, 'base64url')])
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  assert.ok(verify(null, Buffer.from(text.slice(0, dot)), publicKey, decodeBase32(text.slice(dot + 1))))
})

test('a QR reader reads the code from PNG and SVG', async () => {
  const text = writeTicketCode(code, key)
  for (const picture of [await drawPng(text), Buffer.from(await drawSvg(text))]) {
    const { data, info } = await sharp(picture)
      .resize(600)
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.equal(decode(new Uint8ClampedArray(data), info.width, info.height)?.data, text)
  }
})
