import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { highlightLines } from '../src/kit/highlight.ts'
import { splitLines } from '../src/kit/html-lines.ts'
import { readPatch } from '../src/kit/read-patch.ts'
import { fileHref, hrefHere, treeHref } from '../src/views/code-hosting/hrefs.ts'
import { readRange, writeRange } from '../src/views/code-hosting/line-range.ts'
import { readLinks, readPaging } from '../src/views/code-hosting/paging.ts'
import { sdk } from '../src/views/code-hosting/sdk.ts'
import { formatChange } from '../src/views/code-hosting/texts.ts'

const repoPath = { owner: 'ada', repo: 'notes' }
const url = 'http://127.0.0.1:8001'

describe('URLs of the view of code-hosting', () => {
  test('URLs: a branch is one escaped segment; a file path keeps its slashes', () => {
    assert.equal(treeHref(repoPath, 'feature/x'), '/code-hosting/ada/notes/tree/feature%2Fx')
    assert.equal(
      fileHref(repoPath, 'main', 'a b/ç#.md'),
      '/code-hosting/ada/notes/blob/main/a%20b/%C3%A7%23.md',
    )
  })

  test('links: page URLs are mapped, API and external URLs are not', () => {
    const here = (address: string) => hrefHere(address, url, repoPath, 'feature/x')
    assert.equal(here(`${url}/ada/notes/issues/3#top`), '/code-hosting/ada/notes/issues/3#top')
    assert.equal(
      here(`${url}/ada/notes/blob/feature/x/a/b.md`),
      '/code-hosting/ada/notes/blob/feature%2Fx/a/b.md',
    )
    assert.equal(here(`${url}/ada/notes/raw/main/a.png`), `${url}/ada/notes/raw/main/a.png`)
    assert.equal(here(`${url}/api/v3/user`), `${url}/api/v3/user`)
    assert.equal(here(`${url}/ada/notes/releases/tag/v1`), '/code-hosting/ada/notes/releases/tag/v1')
    for (const path of ['ada/notes/runs/7', 'ada/notes/deployments', 'apps/lint', 'settings/transfers'])
      assert.equal(here(`${url}/${path}`), `${url}/${path}`, 'a page that only the service has')
    assert.equal(here('https://example.org/x'), 'https://example.org/x')
    assert.equal(here('http://['), '')
  })

  test('line range: one, several in any order, or none', () => {
    assert.deepEqual(readRange('#L3'), { from: 3, to: 3 })
    assert.deepEqual(readRange('#L9-L4'), { from: 4, to: 9 })
    assert.equal(readRange('#readme'), undefined)
    assert.equal(writeRange({ from: 4, to: 9 }), '#L4-L9')
  })

  test('paging: takes only pagination parameters from the link', () => {
    const link = `<${url}/api/v3/repositories/1/issues?state=all&page=2&after=abc>; rel="next"`
    const { next, prev } = readLinks(new Response('', { headers: { link } }))
    assert.deepEqual(readPaging(next ?? new URLSearchParams()), {
      page: '2',
      after: 'abc',
      cursor: undefined,
      since: undefined,
    })
    assert.equal(prev, undefined)
  })
})

describe('texts of the view of code-hosting', () => {
  test('diff: lines are numbered per hunk', () => {
    const patch =
      '@@ -2,3 +2,3 @@ head\n same\n-gone\n+here\n@@ -9 +9,2 @@\n+more\n\\ No newline at end of file'
    assert.deepEqual(readPatch(patch), [
      { kind: 'hunk', text: '@@ -2,3 +2,3 @@ head' },
      { kind: 'same', before: 2, after: 2, text: 'same' },
      { kind: 'removed', before: 3, text: 'gone' },
      { kind: 'added', after: 3, text: 'here' },
      { kind: 'hunk', text: '@@ -9 +9,2 @@' },
      { kind: 'added', after: 9, text: 'more' },
      { kind: 'note', text: 'No newline at end of file' },
    ])
  })

  test('highlighting: tags that span lines are closed and reopened', () => {
    assert.deepEqual(splitLines('<span class="a">x\n<span class="b">y</span>\nz</span>w'), [
      '<span class="a">x</span>',
      '<span class="a"><span class="b">y</span></span>',
      '<span class="a">z</span>w',
    ])
  })

  test('highlighting: by file name, escaped; unknown languages unchanged', () => {
    const [line = ''] = highlightLines('const a = "<script>"', 'src/a.ts') ?? []
    assert.match(line, /hljs-keyword/)
    assert.ok(!line.includes('<script>') && line.includes('&lt;script&gt;'))
    assert.ok(highlightLines('FROM scratch', 'Dockerfile'))
    assert.equal(highlightLines('text', 'notes.unknown'), undefined)
  })

  test('changes: are described', () => {
    assert.equal(formatChange(3, 1), '3 lines added, 1 removed')
    assert.equal(formatChange(0, 1), '1 line removed')
    assert.equal(formatChange(0, 0), 'no lines changed')
  })
})

test('SDK: sends the shown request', async () => {
  const requests: unknown[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url: path, headers } = request
      requests.push([method, path, headers.authorization, JSON.parse(Buffer.concat(chunks).toString())])
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The server listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo
  const script = sdk.write({
    service: 'code-hosting',
    baseUrl: `http://127.0.0.1:${port}`,
    method: 'POST',
    template: '/repos/{owner}/{repo}/issues',
    path: { ...repoPath },
    query: [],
    headers: { authorization: 'Bearer YOUR-TOKEN' },
    body: JSON.stringify({ title: `it's` }),
  })
  const folder = mkdtempSync(join(tmpdir(), 'octavo-sdk-'))
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'call.mjs'), script ?? '')
  await promisify(execFile)(process.execPath, [join(folder, 'call.mjs')])
  server.close()
  rmSync(folder, { recursive: true })
  assert.deepEqual(requests, [
    ['POST', '/api/v3/repos/ada/notes/issues', 'token YOUR-TOKEN', { title: `it's` }],
  ])
})
