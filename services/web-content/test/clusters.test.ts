import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { areNearDuplicates, createFingerprint } from '../src/clusters/fingerprint.ts'
import { generatePosts } from '../src/sample/generate-posts.ts'

const nowMs = Date.UTC(2026, 10, 23, 12)
const posts = [...generatePosts(4_000, { nowMs })]
const text = posts
  .slice(0, 4)
  .map((post) => post.text)
  .join('\n\n')

function sharesBand(one: string, other: string): boolean {
  const keys = createFingerprint(one)?.bandKeys ?? []
  return createFingerprint(other)?.bandKeys.some((key) => keys.includes(key)) ?? false
}

describe('fingerprints of texts', () => {
  it('ignore case, punctuation and spacing in the content hash', () => {
    const other = text.toUpperCase().replaceAll(',', ' – ').replaceAll(' ', '  ')
    assert.equal(createFingerprint(text)?.contentHash, createFingerprint(other)?.contentHash)
    assert.notEqual(createFingerprint(text)?.contentHash, createFingerprint(`${text} Indeed.`)?.contentHash)
  })

  it('find copies with small edits', () => {
    const words = text.split(' ')
    for (let edit = 0; edit < 5; edit++) words[edit * 61 + 7] = 'edited'
    const edited = words.join(' ')
    assert.ok(areNearDuplicates(text, edited))
    assert.ok(sharesBand(text, edited))
  })

  it('tell different texts apart', () => {
    const other = posts
      .filter(({ language }) => language === 'en')
      .slice(40, 44)
      .map((post) => post.text)
      .join('\n\n')
    assert.equal(areNearDuplicates(text, other), false)
    assert.equal(sharesBand(text, other), false)
  })

  it('work for scripts without spaces', () => {
    const japanese = posts
      .filter(({ language }) => language === 'ja')
      .slice(0, 4)
      .map((post) => post.text)
      .join('')
    const edited = japanese.replace('市場', '広場')
    assert.notEqual(edited, japanese)
    assert.ok(areNearDuplicates(japanese, edited))
    assert.ok(sharesBand(japanese, edited))
  })

  it('ignore short texts, which may be equal by chance', () => {
    assert.equal(createFingerprint('Thank you for this great article!'), undefined)
    assert.equal(createFingerprint(''), undefined)
  })

  it('keep keys within a signed 32-bit column', () => {
    for (const post of posts.slice(0, 200)) {
      for (const key of createFingerprint(post.text)?.bandKeys ?? []) assert.ok(key >= 0 && key < 2 ** 31)
    }
  })

  it('find syndicated copies of the sample world, but not its reports on the same event', (t) => {
    const byUrl = new Map(posts.map((post) => [post.url, post]))
    let copies = 0
    let candidates = 0
    for (const post of posts) {
      const original = byUrl.get(post.syndicatedFrom ?? '')
      if (original === undefined || !areNearDuplicates(original.text, post.text)) continue
      copies++
      if (sharesBand(original.text, post.text)) candidates++
    }
    t.diagnostic(`${candidates} of ${copies} copies share a band`)
    assert.ok(copies > 20)
    assert.ok(candidates >= copies * 0.9)
  })

  it('survive hostile texts', () => {
    for (const hostile of [
      'a'.repeat(1_000_000),
      '\ud800'.repeat(1_000_000),
      'A. '.repeat(300_000),
      '\0'.repeat(100_000),
    ]) {
      createFingerprint(hostile)
      assert.equal(typeof areNearDuplicates(hostile, text), 'boolean')
    }
  })
})
