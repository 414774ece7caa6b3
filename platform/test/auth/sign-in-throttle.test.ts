import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignInThrottle, type SignInThrottle } from '../../src/auth/sign-in-throttle.ts'
import { createManualClock } from '../../src/clock.ts'

const home = '198.51.100.1'
const elsewhere = '203.0.113.66'
const minuteMs = 60_000

test('begin pauses a login after five failures from one address, only for that address', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 4; count++) attempts.begin('ada', elsewhere)
  assert.equal(attempts.pauseMs('ada', elsewhere), 0)
  attempts.begin('ada', elsewhere)
  assert.equal(attempts.pauseMs('ada', elsewhere), 1000)
  assert.equal(attempts.pauseMs('ada', home), 0)
  assert.equal(attempts.pauseMs('bob', elsewhere), 0)
})

test('begin allows one address a few hundred attempts a day, with short pauses only', () => {
  const clock = createManualClock()
  const attempts = createSignInThrottle(clock)
  const endMs = clock.now() + 24 * 60 * minuteMs
  let guesses = 0
  while (clock.now() < endMs) {
    const pauseMs = attempts.pauseMs('ada', elsewhere)
    assert.ok(pauseMs <= 5 * minuteMs)
    clock.advance(pauseMs)
    attempts.begin('ada', elsewhere)
    guesses += 1
  }
  assert.ok(guesses < 400, `${guesses}`)
  assert.equal(attempts.pauseMs('ada', home), 0)
})

test('begin pauses an address that tries many logins, for all logins', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 30; count++) attempts.begin(`login-${count}`, elsewhere)
  assert.equal(attempts.pauseMs('ada', elsewhere), 1000)
  assert.equal(attempts.pauseMs('ada', home), 0)
})

test('begin counts the IPv6 addresses of one subscriber as one', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 1; count <= 5; count++) attempts.begin('ada', `2001:db8::${count}`)
  assert.equal(attempts.pauseMs('ada', '2001:db8::ffff'), 1000)
})

test('begin pauses a login that many addresses try, but not for its known address', () => {
  const clock = createManualClock()
  const attempts = createSignInThrottle(clock)
  attempts.begin('ada', home).succeeded()
  for (let count = 0; count < 200; count++) {
    clock.advance(attempts.pauseMs('ada', `203.0.113.${count}`))
    attempts.begin('ada', `203.0.113.${count}`)
  }
  assert.equal(attempts.pauseMs('ada', elsewhere), 30_000)
  assert.equal(attempts.pauseMs('ada', home), 0)
  assert.equal(attempts.pauseMs('bob', elsewhere), 0)
})

test('begin still pauses a known address after its own failures', () => {
  const attempts = createSignInThrottle(createManualClock())
  attempts.begin('ada', home).succeeded()
  for (let count = 0; count < 5; count++) attempts.begin('ada', home)
  assert.equal(attempts.pauseMs('ada', home), 1000)
})

test('succeeded clears four earlier failures', () => {
  const clock = createManualClock()
  const attempts = createSignInThrottle(clock)
  failFourTimes(attempts)
  attempts.begin('ada', home).succeeded()
  failFourTimes(attempts)
  assert.equal(attempts.pauseMs('ada', home), 0)
})

test('succeeded for one account does not clear the failures of the address at other accounts', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 30; count++) {
    attempts.begin(`login-${count}`, elsewhere)
    attempts.begin('mallory', elsewhere).succeeded()
  }
  assert.equal(attempts.pauseMs('ada', elsewhere), 1000)
  assert.equal(attempts.pauseMs('mallory', elsewhere), 0)
})

test('succeeded 100 times concurrently causes no pause', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 100; count++) {
    const pair = [attempts.begin('ada', home), attempts.begin('ada', home)]
    for (const attempt of pair) attempt.succeeded()
  }
  attempts.begin('ada', home)
  assert.equal(attempts.pauseMs('ada', home), 0)
  assert.equal(attempts.pauseMs('bob', home), 0)
})

test('succeeded from 100 addresses causes no pause', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 100; count++) attempts.begin('ada', `203.0.113.${count}`).succeeded()
  assert.equal(attempts.pauseMs('ada', home), 0)
})

function failFourTimes(attempts: SignInThrottle) {
  for (let count = 0; count < 4; count++) attempts.begin('ada', home)
}
