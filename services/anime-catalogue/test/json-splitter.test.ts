import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ImportError } from '@octavo/platform/importer.ts'
import fc from '@octavo/testing/property.ts'
import { createJsonSplitter, type JsonLayout, layoutOf } from '../src/importers/json-splitter.ts'

function split(text: string, layout: JsonLayout, paths: string[][] = [], size = 3): unknown[] {
  const splitter = createJsonSplitter('file', layout, paths)
  const bytes = Buffer.from(text)
  const values: unknown[] = []
  for (let at = 0; at < bytes.length; at += size)
    values.push(...splitter.push(bytes.subarray(at, at + size)).map(({ value }) => value))
  splitter.end()
  return values
}

test('JSON splitter: finds the elements for any chunk size and at any path', () => {
  const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, 2), (list, size, indent) => {
      // JSON round-trips -0 as 0.
      const same = JSON.parse(JSON.stringify(list))
      assert.deepEqual(split(JSON.stringify(list, null, indent), 'document', [], size), same)
      const around = { a: [1, { data: [2] }], about: { data: [3] }, text: '"data":[', data: list, end: [4] }
      assert.deepEqual(split(JSON.stringify(around, null, indent), 'document', [['data']], size), same)
      const deep = { head: { vars: ['x'] }, results: { bindings: list } }
      assert.deepEqual(
        split(JSON.stringify(deep, null, indent), 'document', [['results', 'bindings']], size),
        same,
      )
      assert.deepEqual(split(list.map((one) => JSON.stringify(one)).join('\n'), 'lines', [], size), same)
    }),
  )
})

test('JSON splitter: a truncated file is reported with entry and line', () => {
  const text = JSON.stringify({ data: [{ a: 1 }, { b: 'two' }] }, null, 1)
  for (const end of [12, 30, text.indexOf('two') + 1, text.length - 1])
    assert.throws(
      () => split(text.slice(0, end), 'document', [['data']]),
      /truncated.*entry [12]|truncated.*entry 3/,
    )
})

test('JSON splitter: invalid JSON is reported with its entry', () => {
  assert.throws(() => split('<html>', 'document'), ImportError)
  assert.throws(() => split('{"a":1}\n{"b":}\n', 'lines'), /entry 2, line 2: not JSON/)
  assert.throws(() => split('[{"a":1},{b:2}]', 'document'), /entry 2, line 1/)
})

test('JSON splitter: an oversized entry is refused before it fills the memory', () => {
  const splitter = createJsonSplitter('file', 'document', [])
  splitter.push(Buffer.from('[{"a":"'))
  const filler = Buffer.alloc(1_000_000, 'x')
  assert.throws(() => {
    for (let count = 0; count < 6; count++) splitter.push(filler)
  }, /larger than/)
})

test('JSON splitter: deep nesting around the list is refused before it takes time', () => {
  for (const start of ['{"a":', '{"a":['])
    assert.throws(
      () => split(start.repeat(200_000), 'document', [['data']]),
      /line 1: the file is nested too deeply/,
    )
})

test('JSON splitter: the first line distinguishes JSON lines from a document', () => {
  assert.equal(layoutOf(Buffer.from('{"license":{}}\n{"title":"a"}\n')), 'lines')
  assert.equal(layoutOf(Buffer.from('{"title":"a"}')), 'lines')
  assert.equal(layoutOf(Buffer.from('{\n "data": [')), 'document')
  assert.equal(layoutOf(Buffer.from('{"data":[{"title":"a"}]}')), 'document')
  assert.equal(layoutOf(Buffer.from('[{"mal_id":1}]')), 'document')
})
