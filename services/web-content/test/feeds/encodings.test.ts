import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read } from './read.ts'

const declared = (encoding: string, title: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><channel><title>${title}</title></channel></rss>`
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le')
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16()
const utf32 = (text: string): Buffer =>
  Buffer.concat([...text].map((one) => Buffer.from([one.charCodeAt(0), 0, 0, 0])))

const cases: readonly (readonly [
  name: string,
  bytes: Buffer,
  type: string | undefined,
  title: string,
  encoding: string,
])[] = [
  [
    'UTF-8 without a declaration',
    Buffer.from('<rss><channel><title>Größe</title></channel></rss>'),
    undefined,
    'Größe',
    'utf-8',
  ],
  ['the declaration of XML', latin1(declared('iso-8859-1', 'Größe')), undefined, 'Größe', 'windows-1252'],
  ['HTTP before XML', latin1(declared('iso-8859-1', '\xc3\xf0')), 'text/xml; charset=koi8-r', 'цП', 'koi8-r'],
  [
    'a byte order mark before HTTP',
    Buffer.from(`\ufeff${declared('koi8-r', 'Größe')}`),
    'text/xml; charset=koi8-r',
    'Größe',
    'utf-8',
  ],
  [
    'UTF-16 with a byte order mark',
    utf16(`\ufeff${declared('utf-16', 'Größe')}`),
    undefined,
    'Größe',
    'utf-16le',
  ],
  [
    'big-endian UTF-16 without one',
    swapped(utf16(declared('utf-16', 'Größe'))),
    undefined,
    'Größe',
    'utf-16be',
  ],
  ['UTF-32', utf32(declared('utf-32', 'Größe')), undefined, 'Größe', 'utf-32le'],
  [
    'UTF-8 in spite of the charset that a server adds',
    Buffer.from(declared('utf-8', 'Größe')),
    'text/xml; charset=iso-8859-1',
    'Größe',
    'utf-8',
  ],
  [
    'UTF-16 declared by a document in UTF-8',
    Buffer.from(declared('utf-16', 'Größe')),
    undefined,
    'Größe',
    'utf-8',
  ],
  [
    'Shift JIS',
    Buffer.concat([
      latin1('<?xml version="1.0" encoding="Shift_JIS"?><rss><channel><title>'),
      Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
      latin1('</title></channel></rss>'),
    ]),
    undefined,
    '日本',
    'shift_jis',
  ],
  ['an unknown declaration', latin1(declared('x-nothing', 'Größe')), undefined, 'Größe', 'windows-1252'],
  [
    'a wrong declaration of UTF-8',
    latin1(declared('utf-8', 'Größe ist nicht alles, aber für viele schön')),
    undefined,
    'Größe ist nicht alles, aber für viele schön',
    'windows-1252',
  ],
  [
    'controls that were windows-1252',
    Buffer.from(declared('utf-8', 'don\u0092t \u0000stop')),
    undefined,
    'don’t stop',
    'utf-8',
  ],
]
for (const [name, bytes, type, title, encoding] of cases) {
  test(`encoding: ${name}`, () => {
    const feed = read(bytes, type)
    assert.deepEqual([feed.title, feed.encoding], [title, encoding])
  })
}
