import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { isBranchName, isRefName, isStorableRef, isTagName } from '../../src/git/ref-names.ts'
import { gitUser } from './open-git.ts'

function gitAccepts(...words: string[]): boolean {
  return spawnSync('git', ['check-ref-format', ...words], { env: gitUser }).status === 0
}

const emitting = ['a', 'B', '.', '..', '/', '@', '{', '@{', '-', '~', '^', ':', '?', '*', '[', '\\', ' ']
const parts = fc.constantFrom(...emitting, '.lock', 'lock', '\t', '\n', '\u007f', 'é', '漢', 'HEAD', '\u0085')
const names = fc.array(parts, { minLength: 1, maxLength: 6 }).map((words) => words.join(''))

test('ref name: is valid exactly if git accepts it', () => {
  fc.assert(
    fc.property(names, (name) => {
      assert.equal(isRefName(`refs/heads/${name}`), gitAccepts(`refs/heads/${name}`), JSON.stringify(name))
      // Git would read it as an option.
      fc.pre(!name.startsWith('-'))
      assert.equal(isRefName(name), gitAccepts(name), JSON.stringify(name))
    }),
    { numRuns: 150 },
  )
})

test('branch name: is valid exactly if git accepts it', () => {
  fc.assert(
    fc.property(names, (name) => {
      // Git reads these as previous branches.
      fc.pre(!name.includes('@{'))
      assert.equal(isBranchName(name), gitAccepts('--branch', name), JSON.stringify(name))
    }),
    { numRuns: 100 },
  )
})

test('tag name: cannot start like an option', () => {
  assert.equal(isTagName('v1.0'), true)
  assert.equal(isTagName('-v1.0'), false)
  assert.equal(isTagName(''), false)
})

test('ref name: is refused if it does not fit the file system', () => {
  assert.equal(isStorableRef(`refs/heads/${'a'.repeat(250)}`), true)
  assert.equal(isStorableRef(`refs/heads/${'a'.repeat(251)}`), false)
  assert.equal(isStorableRef(`refs/heads/${'aa/'.repeat(400)}a`), false)
  assert.equal(isStorableRef('heads/main'), false)
})
