import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { routeAddress } from '../src/wire/mounts.ts'

test('a URL is routed from every mount, with slashes in names as one segment', () => {
  const cases: [string, string][] = [
    ['/api/v3/repos/o/r/contents/a/b.md?ref=x/y', '/repos/o/r/contents/a%2Fb.md?ref=x/y'],
    ['/repositories/12/contents/a/b', '/repos/_/_12/contents/a%2Fb'],
    ['/repos/o/r/contents/', '/repos/o/r/contents/'],
    ['/repos/o/r/contents/docs/status', '/repos/o/r/contents/docs%2Fstatus'],
    ['/repos/o/r/contents/docs/', '/repos/o/r/contents/docs'],
    ['/repos/o/r/commits', '/repos/o/r/commits'],
    ['/repos/o/r/commits/feature/x', '/repos/o/r/commits/feature%2Fx'],
    ['/repos/o/r/commits/feature/x/status?page=2', '/repos/o/r/commits/feature%2Fx/status?page=2'],
    ['/repos/o/r/commits/status', '/repos/o/r/commits/status'],
    ['/repos/o/r/branches/a/b/protection/restrictions', '/repos/o/r/branches/a%2Fb/protection/restrictions'],
    ['/repos/o/r/compare/a/b...c/d', '/repos/o/r/compare/a%2Fb...c%2Fd'],
    ['/repos/o/r/git/refs/heads/a/b', '/repos/o/r/git/refs/heads%2Fa%2Fb'],
    ['/repos/o/r/git/refs', '/repos/o/r/git/refs'],
    ['/repos/o/r/labels/area/web', '/repos/o/r/labels/area%2Fweb'],
    ['/repos/o/r/issues/3/labels/kind/good%20bug', '/repos/o/r/issues/3/labels/kind%2Fgood%20bug'],
    ['/repos/o/r/issues/3/labels?page=2', '/repos/o/r/issues/3/labels?page=2'],
    ['/o/r/raw/main/a/b', '/o/r/raw/main%2Fa%2Fb'],
    ['/repos/o/raw/contents/a/b', '/repos/o/raw/contents/a%2Fb'],
    ['/repos/o/r', '/repos/o/r'],
  ]
  for (const [address, route] of cases) assert.equal(routeAddress(address), route)
})

test('the route does not depend on the encoding of the path', () => {
  const paths = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 4 })
  const property = fc.property(paths, (parts) => {
    const encodedParts = parts.map((part) => encodeURIComponent(part.toWellFormed()))
    assert.equal(
      routeAddress(`/repos/o/r/contents/${encodedParts.join('/')}`),
      routeAddress(`/api/v3/repos/o/r/contents/${encodedParts.join('%2F')}`),
    )
  })
  fc.assert(property)
})
