import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConversation } from '../src/views/code-assistant/chatting/conversation.ts'
import { readEvents } from '../src/views/code-assistant/chatting/read-events.ts'
import { readBlocks } from '../src/views/code-assistant/markdown/blocks.ts'
import { readInline } from '../src/views/code-assistant/markdown/inline.ts'
import { applyHunks, readHunks } from '../src/views/code-assistant/refactoring/hunks.ts'
import { sdk } from '../src/views/code-assistant/sdk.ts'

test('Markdown: blocks of a reply, also while it streams', () => {
  const text =
    '# Title\n\nText with\ntwo lines\n- a\n- b\n  - c\n\n1. one\n2. two\n\n> quote\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n---\n```ts src/a.ts\nconst a = 1\n'
  const blocks = readBlocks(text)
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['heading', 'paragraph', 'list', 'list', 'quote', 'table', 'rule', 'code'],
  )
  assert.deepEqual(blocks.at(-1), { kind: 'code', language: 'ts', text: 'const a = 1\n', isOpen: true })
  assert.deepEqual(blocks[5], { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] })
  const [nested] = readBlocks('- a\n  - b')
  assert.equal(nested?.kind === 'list' && nested.items[0]?.at(-1)?.kind, 'list')
  // Every beginning of a text can be read.
  for (let end = 0; end <= text.length; end++) readBlocks(text.slice(0, end))
})

test('Markdown: inline markup', () => {
  assert.deepEqual(readInline('a **b _c_** `d` \\* <i>'), [
    { kind: 'text', text: 'a ' },
    {
      kind: 'strong',
      of: [
        { kind: 'text', text: 'b ' },
        { kind: 'emphasis', of: [{ kind: 'text', text: 'c' }] },
      ],
    },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'text', text: '*' },
    { kind: 'text', text: ' <i>' },
  ])
  assert.deepEqual(readInline('snake_case_name'), [{ kind: 'text', text: 'snake_case_name' }])
})

test('Markdown: links run no scripts, and images are not loaded', () => {
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    'JAVASCRIPT:x',
    '//evil.example',
    '/\\\\evil.example',
    'https:///evil.example',
    'vbscript:x',
  ])
    assert.deepEqual(
      readInline(`[here](${href})`).map(({ kind }) => kind),
      ['text'],
    )
  assert.deepEqual(readInline('![x](javascript:alert`1`)'), [{ kind: 'text', text: 'x' }])
  assert.deepEqual(readInline('![secret](https://evil.example/?q=secret)'), [
    { kind: 'image', src: 'https://evil.example/?q=secret', alt: 'secret' },
  ])
})

test('Markdown: a megabyte of markup takes no more than its length', () => {
  for (const piece of ['*', '_', '`', '[', '](', '**a', '> ', '- ', '|', '#', '~'])
    readBlocks(piece.repeat(200_000)).forEach((block) => {
      if ('text' in block) readInline(block.text)
    })
})

const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\n'
const diff = `--- a/x
+++ b/x
@@ -1,4 +1,4 @@
-a
+A
 b
 c
 d
@@ -10,4 +10,5 @@
 j
 k
 l
-m
+M
+N
`

test('each section of a diff is accepted on its own', () => {
  const hunks = readHunks(diff)
  assert.equal(
    applyHunks(before, hunks, () => true),
    before.replace('a', 'A').replace('m', 'M\nN'),
  )
  assert.equal(
    applyHunks(before, hunks, (index) => index === 0),
    before.replace('a', 'A'),
  )
  assert.equal(
    applyHunks(before, hunks, (index) => index === 1),
    before.replace('m', 'M\nN'),
  )
  assert.equal(
    applyHunks(before, hunks, () => false),
    before,
  )
})

test('server-sent events are read whole, however their bytes are cut', async () => {
  const bytes = new TextEncoder().encode('event: delta\ndata: {"text":"é"}\n\n: comment\n\ndata: 1\n\n')
  for (let cut = 1; cut < bytes.length; cut++) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut))
        controller.enqueue(bytes.slice(cut))
        controller.close()
      },
    })
    assert.deepEqual(await Array.fromAsync(readEvents(body)), [
      { event: 'delta', data: { text: 'é' } },
      { event: 'message', data: 1 },
    ])
  }
})

test('the SDK sends any operation of the API', () => {
  const call = {
    service: 'code-assistant',
    baseUrl: 'http://127.0.0.1:8008',
    method: 'POST',
    template: '/v1/refactor',
    path: {},
    query: [],
    headers: {},
    body: '{"code":"var a"}',
  }
  assert.match(sdk.write(call) ?? '', /client\.post\('\/refactor', \{ body: \{\n {2}"code": "var a"\n\} \}\)/)
  assert.equal(sdk.write({ ...call, template: '/health' }), undefined)
})

test('a stored conversation opens with its latest items, and earlier ones are prepended', () => {
  const message = (role: string, text: string) => ({
    id: `msg_${text}`,
    type: 'message',
    role,
    content: [{ type: 'text', text }],
  })
  const conversation = createConversation()
  conversation.open('conv_1', {
    data: [message('user', 'two'), message('assistant', 'One.')],
    has_more: true,
  })
  assert.equal(conversation.olderThan.value, 'msg_One.')
  conversation.turns.value = [...conversation.turns.value, { message: 'three', response: 'Three.' }]
  conversation.prepend({ data: [message('user', 'one')], has_more: false })
  assert.equal(conversation.olderThan.value, undefined)
  assert.deepEqual(conversation.turns.value, [
    { message: 'one', response: 'One.' },
    { message: 'two', response: '' },
    { message: 'three', response: 'Three.' },
  ])
})
