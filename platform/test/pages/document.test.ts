import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { createPages } from '../../src/pages/document.ts'
import { html } from '../../src/pages/html.ts'
import { serveApp } from '../http/sample-app.ts'

test('a page with its own style allows exactly that style and no script', async (t) => {
  const sendPage = createPages({ title: 'Notes', home: '/', hue: 55, style: '.note{color:red}' })
  const { url } = await serveApp(t, (app) => {
    app.get('/page', (_request, reply) =>
      sendPage(reply, {
        title: '<One>',
        body: html`<h1>One</h1>`,
        head: html`<meta name="robots" content="noindex">`,
        status: 404,
        formTargets: ['https://a.example'],
      }),
    )
  })
  const response = await fetch(`${url}/page`)
  const text = await response.text()
  assert.equal(response.status, 404)
  assert.match(text, /<title>&lt;One&gt; · Notes<\/title>/)
  assert.match(text, /<meta name="robots" content="noindex">/)
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? assert.fail()
  const policy = response.headers.get('content-security-policy') ?? ''
  assert.ok(policy.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`))
  assert.match(policy, /form-action 'self' https:\/\/a\.example/)
  assert.doesNotMatch(policy, /script-src|unsafe/)
})

test('a private page highlights the logo cell of its service and is not stored by shared caches', async (t) => {
  const sendPage = createPages({ title: 'Notes', home: '/', hue: 55, logoCell: 3 })
  const { url } = await serveApp(t, (app) => {
    app.get('/own', (_request, reply) =>
      sendPage(reply, { title: 'Own', body: html`<h1>Own</h1>`, isPrivate: true }),
    )
    app.get('/open', (_request, reply) => sendPage(reply, { title: 'Open', body: html`<h1>Open</h1>` }))
  })
  const [own, open] = await Promise.all([fetch(`${url}/own`), fetch(`${url}/open`)])
  assert.equal(own.headers.get('cache-control'), 'private, no-cache')
  assert.equal(open.headers.get('cache-control'), 'no-cache')
  const text = await own.text()
  const icon = /<link rel="icon" href="data:image\/svg\+xml,([^"]+)">/.exec(text)?.[1] ?? ''
  assert.match(decodeURIComponent(icon), /<rect x="16.5" y="0.5" [^>]*fill="oklch\([^)]* 55\)"/)
  const cells = text.match(/<rect[^>]*>/g) ?? []
  assert.deepEqual(
    cells.map((cell) => cell.includes('lit')),
    [false, false, true, false, false, false, false, false],
  )
})

test('a page that may be framed names the allowed ancestors and its script, without other content', async (t) => {
  const sendPage = createPages({ title: 'Notes', home: '/', hue: 55 })
  const { url } = await serveApp(t, (app) => {
    app.get('/framed', (_request, reply) =>
      sendPage(reply, {
        title: 'Framed',
        body: html`<h1>Framed</h1>`,
        scripts: ['https://notes.example/a.js'],
        framedBy: ["'self'", 'https://a.example'],
      }),
    )
    app.get('/nobody', (_request, reply) =>
      sendPage(reply, { title: 'Alone', body: html`<h1>Alone</h1>`, framedBy: [] }),
    )
    app.get('/usual', (_request, reply) => sendPage(reply, { title: 'Usual', body: html`<h1>Usual</h1>` }))
  })
  const [framed, nobody, usual] = await Promise.all(
    ['framed', 'nobody', 'usual'].map((path) => fetch(`${url}/${path}`)),
  )
  const policyOf = (response: Response | undefined) => response?.headers.get('content-security-policy') ?? ''
  assert.match(policyOf(framed), /frame-ancestors 'self' https:\/\/a\.example$/)
  assert.match(policyOf(framed), /; script-src https:\/\/notes\.example\/a\.js;/)
  assert.equal(framed?.headers.get('x-frame-options'), null)
  const text = (await framed?.text()) ?? ''
  assert.match(text, /<script src="https:\/\/notes\.example\/a\.js" defer><\/script>/)
  assert.doesNotMatch(text, /<header>|<footer>/)
  for (const page of [nobody, usual]) assert.match(policyOf(page), /frame-ancestors 'none'$/)
  assert.equal(usual?.headers.get('x-frame-options'), 'DENY')
  assert.match((await usual?.text()) ?? '', /<header>.*<footer>/s)
})
