import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { isBranchName, isRefName, isStorableRef, isTagName } from '../../src/git/ref-names.ts'
import { gitUser } from './open-git.ts'

/** Returns the names that git accepts. Uses one shell, because starting a process from a large one is slow. */
function acceptedByGit(names: readonly string[], ...flags: string[]): string[] {
  const script = 'for name; do git check-ref-format $flags "$name" >/dev/null 2>&1; echo $?; done'
  const env = { ...gitUser, flags: flags.join(' ') }
  const statuses = execFileSync('sh', ['-c', script, 'sh', ...names], { env, encoding: 'utf8' }).split('\n')
  return names.filter((_, index) => statuses[index] === '0')
}

const emitting = ['a', 'B', '.', '..', '/', '@', '{', '@{', '-', '~', '^', ':', '?', '*', '[', '\\', ' ']
const parts = fc.constantFrom(...emitting, '.lock', 'lock', '\t', '\n', '\u007f', 'é', '漢', 'HEAD', '\u0085')
const name = fc.array(parts, { minLength: 1, maxLength: 6 }).map((words) => words.join(''))
/** Git reads the others as previous branches. */
const ownName = name.filter((text) => !text.includes('@{'))
const names = (each: typeof name, count: number) =>
  fc.array(each, { minLength: count, maxLength: count, size: 'max' })

test('ref name: is valid exactly if git accepts it', () => {
  fc.assert(
    fc.property(names(name, 160), (names) => {
      // Git would read the others as options.
      const refs = [
        ...names.map((name) => `refs/heads/${name}`),
        ...names.filter((name) => !name.startsWith('-')),
      ]
      assert.deepEqual(refs.filter(isRefName), acceptedByGit(refs))
    }),
    { numRuns: 1 },
  )
})

test('branch name: is valid exactly if git accepts it', () => {
  fc.assert(
    fc.property(names(ownName, 100), (branches) => {
      assert.deepEqual(branches.filter(isBranchName), acceptedByGit(branches, '--branch'))
    }),
    { numRuns: 1 },
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
  assert.equal(isBranchName('a'.repeat(251)), false)
  assert.equal(isTagName('a'.repeat(251)), false)
})
