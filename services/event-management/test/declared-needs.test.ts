import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteOptions } from 'fastify'
import { example, findIssue } from '../src/access/declared-needs.ts'
import { anyone, anyToken, holderOf, may, type Need, visible } from '../src/access/needs.ts'

// Only the config is read.
const route = (config: object) => ({ config }) as RouteOptions
const open = (needs: Need) => findIssue(needs, route({ access: 'open', needs }))
const closed = (needs: Need) => findIssue(needs, route({ needs }))

test('needs that no check covers are issues', () => {
  assert.match(open(may('manage_events', 'event')) ?? '', /^is open, but needs member/)
  assert.match(open(anyToken) ?? '', /^is open, but needs token/)
  assert.match(closed(anyone) ?? '', /^needs anyone, but asks for a token/)
  assert.match(closed(holderOf('order link')) ?? '', /^needs secret, but asks for a token/)
  for (const needs of [anyone, holderOf('order link'), visible('event')]) assert.equal(open(needs), undefined)
  for (const needs of [anyToken, may('manage_events', 'event'), visible('event')])
    assert.equal(closed(needs), undefined)
})

test('the example for a route without needs fits its access', () => {
  assert.equal(example(route({ access: 'open' })), "config: { access: 'open', needs: anyone }")
  assert.equal(example(route({})), "config: { needs: may('manage_events', 'event') }")
})
