import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { verifySignature } from '../src/webhooks.ts'

function sign(secret: string, body: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

test('webhooks: a known signature is accepted, in either case of its digits', async () => {
  // Computed with `openssl dgst -sha256 -hmac`.
  const digits = '9cdc279cb7b407f192b57ce543a30dba42970d395c92fccf8ac899def33a44e6'
  const example = { secret: "It's a Secret to Everybody", body: '{"zen":"Keep it real."}' }
  assert.equal(await verifySignature({ ...example, signature: `sha256=${digits}` }), true)
  assert.equal(await verifySignature({ ...example, signature: `sha256=${digits.toUpperCase()}` }), true)
})

test('webhooks: a signed body is accepted as string and as bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.uint8Array(), async (secret, bytes) => {
      const signature = sign(secret, bytes)
      const buffer = new Uint8Array(bytes).buffer
      for (const body of [bytes, Buffer.from(bytes), buffer])
        assert.equal(await verifySignature({ secret, body, signature }), true)
    }),
  )
  for (const body of ['', '{"zen":"Grüße 👋"}'])
    assert.equal(await verifySignature({ secret: 's', body, signature: sign('s', body) }), true)
})

test('webhooks: one changed bit of body, signature or secret is refused', async () => {
  const [secret, body] = ['secret', Buffer.from('{"action":"opened"}')]
  const signature = sign(secret, body)
  for (let bit = 0; bit < body.length * 8; bit++) {
    const corrupted = Buffer.from(body)
    corrupted[bit >> 3] = (corrupted[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    assert.equal(await verifySignature({ secret, body: corrupted, signature }), false)
  }
  for (let digit = 7; digit < signature.length; digit++) {
    const other = signature[digit] === '0' ? '1' : '0'
    const corrupted = signature.slice(0, digit) + other + signature.slice(digit + 1)
    assert.equal(await verifySignature({ secret, body, signature: corrupted }), false)
  }
  assert.equal(await verifySignature({ secret: 'secreT', body, signature }), false)
})

test('webhooks: a missing secret, signature or body is refused', async () => {
  const body = '{}'
  const signature = sign('s', body)
  for (const missing of [
    undefined,
    null,
    '',
    'sha256=',
    signature.slice(7),
    signature.replace('sha256', 'sha1'),
  ])
    assert.equal(await verifySignature({ secret: 's', body, signature: missing }), false)
  assert.equal(await verifySignature({ secret: '', body, signature: sign('', body) }), false)
  for (const tail of ['\n', ' ', '0', ','])
    assert.equal(await verifySignature({ secret: 's', body, signature: signature + tail }), false)
})

test('webhooks: a detached buffer is refused', async () => {
  const bytes = new TextEncoder().encode('{}')
  const signature = sign('s', bytes)
  structuredClone(bytes, { transfer: [bytes.buffer] })
  assert.equal(await verifySignature({ secret: 's', body: bytes, signature }), false)
  assert.equal(await verifySignature({ secret: 's', body: bytes.buffer, signature }), false)
})

test('webhooks: no input throws, and only valid input is accepted', async () => {
  const anything = fc.anything({ withNullPrototype: true })
  const right = { secret: 's', body: '{}', signature: sign('s', '{}') }
  const parts = fc.record({
    secret: fc.oneof(anything, fc.constant(right.secret)),
    body: fc.oneof(anything, fc.constant(right.body)),
    signature: fc.oneof(anything, fc.constantFrom(right.signature, [right.signature])),
  })
  await fc.assert(
    fc.asyncProperty(parts, async ({ secret, body, signature }) => {
      // JavaScript callers may pass any value.
      const delivery = { secret, body, signature } as Parameters<typeof verifySignature>[0]
      const isRight = secret === right.secret && body === right.body && signature === right.signature
      assert.equal(await verifySignature(delivery), isRight)
    }),
    { numRuns: 500 },
  )
})
