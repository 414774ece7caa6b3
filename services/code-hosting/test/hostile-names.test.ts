import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeHosting } from './service.ts'

const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
const asBase64 = (text: string) => Buffer.from(text).toString('base64')

/** Fails on anything that would run: event handlers, scripts and script URLs. */
function assertHarmless(html: string, where: string): void {
  assert.doesNotMatch(html, /\b(?:href|src|action)="?\s*javascript:/i, where)
  // Attribute values cannot run.
  const tags = html.replaceAll(/="[^"]*"/g, '=""')
  assert.doesNotMatch(tags, /<script>alert|<[a-z][^<>]*\son\w+\s*=/i, where)
}

test('hostile names never run in pages or rendered text', async () => {
  const { as, url } = await startCodeHosting({ limits: 'off' })
  const ada = await as('ada')
  const write = async (method: string, path: string, body: unknown) => {
    const { status, text, json } = await ada(method, path, body)
    assert.ok(status < 300, `${method} ${path} ${text}`)
    return json
  }
  await write('POST', '/user/repos', {
    name: 'open',
    auto_init: true,
    description: evil,
    homepage: 'javascript:alert(1)',
  })
  await write('PATCH', '/user', {
    name: evil,
    bio: evil,
    company: evil,
    location: evil,
    blog: 'javascript:alert(1)',
  })
  const at = '/repos/ada/open'
  const { sha } = (await ada('GET', `${at}/readme`)).json
  await write('PUT', `${at}/contents/README.md`, {
    message: evil,
    content: asBase64(`${evil}\n\n${svg}\n\n[x](javascript:alert(1))`),
    sha,
  })
  const file = `${evil.replaceAll('/', '|')}.md`
  await write('PUT', `${at}/contents/${encodeURIComponent(file)}`, { message: evil, content: asBase64(evil) })
  const commit = await write('PUT', `${at}/contents/a.svg`, { message: evil, content: asBase64(svg) })
  await write('POST', `${at}/git/refs`, {
    ref: `refs/heads/<img-src=x-onerror=alert(1)>"'`,
    sha: commit.commit.sha,
  })
  await write('POST', `${at}/labels`, { name: evil.slice(0, 50), description: evil, color: 'ff0000' })
  await write('POST', `${at}/milestones`, { title: evil, description: evil })
  await write('POST', `${at}/issues`, {
    title: evil,
    body: `${evil}\n\n${svg}`,
    labels: [evil.slice(0, 50)],
    milestone: 1,
  })
  await write('POST', `${at}/issues/1/comments`, { body: evil })
  await write('PATCH', `${at}/issues/1`, { title: `${evil}${evil}` })

  const pages = [
    '/ada',
    '/ada/open',
    '/ada/open/issues',
    '/ada/open/issues/1',
    '/ada/open/labels',
    '/ada/open/milestones',
    '/ada/open/milestone/1',
    '/ada/open/commits',
    `/ada/open/commit/${commit.commit.sha}`,
    '/ada/open/branches',
    `/ada/open/blob/main/${encodeURIComponent(file)}`,
    '/ada/open/blob/main/README.md',
    '/ada/open/tree/main',
    '/ada/open/blob/main/a.svg',
    `/ada/open/issues?q=${encodeURIComponent(evil)}`,
    `/ada/${encodeURIComponent(evil)}`,
    `/ada/open/tree/${encodeURIComponent(evil)}`,
    `/ada/open/labels/${encodeURIComponent(evil.slice(0, 50))}`,
  ]
  for (const path of pages) {
    const page = await fetch(url + path, { headers: { accept: 'text/html', 'user-agent': 'test' } })
    const text = await page.text()
    assert.ok(page.status < 500, `${path} ${page.status}`)
    if (!page.headers.get('content-type')?.startsWith('text/html')) continue
    assertHarmless(text, path)
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/, path)
    assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /script-src (?!'none')/, path)
  }
  const html = { accept: 'application/vnd.github.html+json' }
  for (const path of [
    `${at}/readme`,
    `${at}/contents/README.md`,
    `${at}/issues/1`,
    `${at}/issues/1/comments`,
  ]) {
    const { json, text } = await ada('GET', path, undefined, html).then((response) => ({
      text: response.text,
      json: response.headers.get('content-type')?.includes('json') ? response.json : undefined,
    }))
    const rendered = json ? [json].flat().map((one: { body_html: string }) => one.body_html) : [text]
    for (const one of rendered) assertHarmless(one, path)
  }
  for (const path of ['/ada/open/raw/main/a.svg', '/ada/open/raw/main/README.md']) {
    const raw = await fetch(url + path, { headers: { 'user-agent': 'test' } })
    assert.match(raw.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox$/, path)
    assert.equal(raw.headers.get('x-content-type-options'), 'nosniff', path)
    assert.doesNotMatch(raw.headers.get('content-type') ?? '', /html/, path)
  }
})
