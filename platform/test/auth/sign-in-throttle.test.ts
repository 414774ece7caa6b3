import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignInThrottle, type SignInThrottle } from '../../src/auth/sign-in-throttle.ts'
import { createManualClock } from '../../src/clock.ts'

const home = '198.51.100.1'
const elsewhere = '203.0.113.66'
const minuteMs = 60_000

test('begin, five times in vain from one address, pauses the login there and nowhere else', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 4; count++) attempts.begin('ada', elsewhere)
  assert.equal(attempts.pauseMs('ada', elsewhere), 0)
  attempts.begin('ada', elsewhere)
  assert.equal(attempts.pauseMs('ada', elsewhere), 1000)
  assert.equal(attempts.pauseMs('ada', home), 0)
  assert.equal(attempts.pauseMs('bob', elsewhere), 0)
})

test('begin, from one address for a day, is let through a few hundred times and never paused for long', () => {
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

test('begin, for many logins from one address, pauses the address for all of them', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 30; count++) attempts.begin(`login-${count}`, elsewhere)
  assert.equal(attempts.pauseMs('ada', elsewhere), 1000)
  assert.equal(attempts.pauseMs('ada', home), 0)
})

test('begin, from many IPv6 addresses of one subscriber, counts as from one', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 1; count <= 5; count++) attempts.begin('ada', `2001:db8::${count}`)
  assert.equal(attempts.pauseMs('ada', '2001:db8::ffff'), 1000)
})

test('begin, for one login from many addresses, pauses it shortly, but not where it is at home', () => {
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

test('begin, where the login is at home, is still paused by its own failures there', () => {
  const attempts = createSignInThrottle(createManualClock())
  attempts.begin('ada', home).succeeded()
  for (let count = 0; count < 5; count++) attempts.begin('ada', home)
  assert.equal(attempts.pauseMs('ada', home), 1000)
})

test('succeeded, after four failures, clears them', () => {
  const clock = createManualClock()
  const attempts = createSignInThrottle(clock)
  failFourTimes(attempts)
  attempts.begin('ada', home).succeeded()
  failFourTimes(attempts)
  assert.equal(attempts.pauseMs('ada', home), 0)
})

test('succeeded, with an account of one’s own, does not clear the address for guessing at others', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 30; count++) {
    attempts.begin(`login-${count}`, elsewhere)
    attempts.begin('mallory', elsewhere).succeeded()
  }
  assert.equal(attempts.pauseMs('ada', elsewhere), 1000)
  assert.equal(attempts.pauseMs('mallory', elsewhere), 0)
})

test('succeeded, a hundred times side by side, pauses nobody', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 100; count++) {
    const pair = [attempts.begin('ada', home), attempts.begin('ada', home)]
    for (const attempt of pair) attempt.succeeded()
  }
  attempts.begin('ada', home)
  assert.equal(attempts.pauseMs('ada', home), 0)
  assert.equal(attempts.pauseMs('bob', home), 0)
})

test('succeeded, from a hundred addresses, pauses the login nowhere', () => {
  const attempts = createSignInThrottle(createManualClock())
  for (let count = 0; count < 100; count++) attempts.begin('ada', `203.0.113.${count}`).succeeded()
  assert.equal(attempts.pauseMs('ada', home), 0)
})

function failFourTimes(attempts: SignInThrottle) {
  for (let count = 0; count < 4; count++) attempts.begin('ada', home)
}
