import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { secureIds } from '../../src/ids.ts'
import { createPasswords, defaultCost } from '../../src/internal/auth/passwords.ts'
import { formatHash, parseHash } from '../../src/internal/auth/phc.ts'

const cheap = { memoryKiB: 8, passes: 1, lanes: 1 }
const passwords = createPasswords({ ids: secureIds, cost: cheap })

test('verify accepts the hashed password and no other', async () => {
  const password = fc.string({ unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(password, password, async (right, other) => {
      const hash = await passwords.hash(right)
      assert.equal(await passwords.verify(right, hash), true)
      assert.equal(await passwords.verify(other, hash), right.normalize('NFC') === other.normalize('NFC'))
    }),
  )
})

test('verify accepts hashes of other implementations', async () => {
  // From Python's argon2-cffi 25.1: PasswordHasher(time_cost=2, memory_cost=64, parallelism=2).hash('Blatt für Blatt')
  const hash =
    '$argon2id$v=19$m=64,t=2,p=2$uWlX80uDeWGZj4hT1ca5xQ$pcZo7Rk5p9WgMwqSAPSSA+ZnUkht/JcAsDwsE1KodJw'
  assert.equal(await passwords.verify('Blatt für Blatt', hash), true)
  assert.equal(await passwords.verify('Blatt für Blat', hash), false)
})

test('verify accepts a password in two Unicode forms', async () => {
  assert.equal(await passwords.verify('caf\u0065\u0301', await passwords.hash('caf\u00e9')), true)
})

test('hash returns different texts for the same password', async () => {
  assert.notEqual(await passwords.hash('once'), await passwords.hash('once'))
})

test('hash includes the parameters of the default cost', async () => {
  const hash = await createPasswords({ ids: secureIds }).hash('pass')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  assert.deepEqual(parseHash(hash)?.cost, defaultCost)
})

test('verify returns false for a malformed hash and never throws', async () => {
  const good = await passwords.hash('pass')
  const damaged = fc.tuple(fc.nat(good.length), fc.nat(good.length), fc.string()).map(([from, to, text]) => {
    return good.slice(0, from) + text + good.slice(to)
  })
  const lookalike = fc
    .tuple(fc.nat(), fc.nat(), fc.nat(), fc.base64String(), fc.base64String())
    .map(([m, t, p, salt, tag]) => `$argon2id$v=19$m=${m % 300},t=${t % 4},p=${p % 5}$${salt}$${tag}`)
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), damaged, lookalike), async (hash) => {
      assert.equal(await passwords.verify('another', hash), false)
      passwords.isOutdated(hash)
    }),
    { numRuns: 500 },
  )
})

test('verify returns false for a hash with an excessive memory cost without computing it', async () => {
  const [, , , , salt, tag] = (await passwords.hash('pass')).split('$')
  for (const cost of ['m=4194304,t=1,p=1', 'm=8,t=99,p=1', 'm=1024,t=1,p=99', 'm=8,t=1,p=2', 'm=8,t=0,p=1']) {
    const hash = `$argon2id$v=19$${cost}$${salt}$${tag}`
    assert.equal(parseHash(hash), undefined)
    assert.equal(await passwords.verify('pass', hash), false)
  }
})

test('verify derives a key even for a missing or malformed hash, and returns false', async () => {
  const good = await passwords.hash('pass')
  const derivations = async (hash: string | undefined) => {
    let count = 0
    const hook = createHook({
      init(_, type) {
        if (type === 'ARGON2REQUEST') count += 1
      },
    }).enable()
    assert.equal(await passwords.verify('wrong', hash), false)
    hook.disable()
    return count
  }
  assert.equal(await derivations(good), 1)
  assert.equal(await derivations(undefined), 1)
  assert.equal(await derivations('garbage'), 1)
})

test('isOutdated is true for a hash of another cost', async () => {
  const dearer = createPasswords({ ids: secureIds, cost: { ...cheap, passes: 2 } })
  const hash = await passwords.hash('pass')
  assert.equal(passwords.isOutdated(hash), false)
  assert.equal(dearer.isOutdated(hash), true)
  assert.equal(passwords.isOutdated('garbage'), true)
  assert.equal(await dearer.verify('pass', hash), true)
})

test('formatHash and parseHash round-trip any valid parameters', () => {
  const bytes = (minLength: number) =>
    fc.uint8Array({ minLength, maxLength: 64 }).map((array) => Buffer.from(array))
  const hash = fc
    .tuple(
      fc.integer({ min: 128, max: 2 ** 20 }),
      fc.integer({ min: 1, max: 16 }),
      fc.integer({ min: 1, max: 16 }),
      bytes(8),
      bytes(16),
    )
    .map(([memoryKiB, passes, lanes, salt, tag]) => ({ cost: { memoryKiB, passes, lanes }, salt, tag }))
  fc.assert(fc.property(hash, (value) => assert.deepEqual(parseHash(formatHash(value)), value)))
})
