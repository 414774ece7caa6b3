import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listViolations } from '@octavo/testing/accessibility.ts'
import { launchChromium } from '@octavo/testing/chromium.ts'
import type { Browser, Page } from 'playwright-core'
import { base64 } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const { url, call, demo } = await startCodeHosting({ sampleData: true, limits: 'off' })

/** Enough for a busy machine. */
const timeoutMs = 30_000
let browser: Browser

before(async () => {
  browser = await launchChromium()
  await makeMore()
})
after(() => browser?.close())

/** Long, wide and unusual content beside the sample. */
async function makeMore(): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${demo?.token}`,
      'content-type': 'application/json',
      'user-agent': 'test',
    }
    const { status, text } = await call(`/api/v3${path}`, { method, headers, body: JSON.stringify(body) })
    assert.ok(status < 300, text)
    return text ? JSON.parse(text) : undefined
  }
  const at = '/repos/demo/hello-octavo'
  const wide = `const wide = "${'very '.repeat(60)}wide"\n`
  const text = `### Deep\n\n\`\`\`js\n${wide}\`\`\`\n\n| A | B |\n|---|---|\n| ${'x'.repeat(90)} | 2 |\n\n> Said\n\n- [x] done\n- [ ] open\n\n![](one.svg)`
  for (const [path, content] of Object.entries({ 'docs/wide.js': wide, 'docs/README.md': text }))
    await send('PUT', `${at}/contents/${path}`, { message: `Add ${path}`, content: base64(content) })
  const { sha } = (
    await send('PUT', `${at}/contents/docs/one.svg`, {
      message: `A picture\n\n${'long '.repeat(40)}`,
      content: base64(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
      ),
    })
  ).commit
  await send('POST', `${at}/commits/${sha}/comments`, { body: text })
  await send('POST', `${at}/issues/1/comments`, { body: text })
  await send('POST', `${at}/issues/1/reactions`, { content: 'heart' })
  await send('PATCH', `${at}/issues/1`, { title: `Greet at noon ${'andatmidnight'.repeat(8)}` })
  await send('POST', '/user/repos', { name: 'blank' })
  const files = { 'wide.js': { content: wide.repeat(3) }, 'notes.md': { content: text } }
  const { id } = await send('POST', '/gists', { files, description: 'long '.repeat(40), public: true })
  await send('POST', `/gists/${id}/comments`, { body: text })
  gistPath = `/gist/${id}`
}

/** Known once it was created. */
let gistPath = ''

const paths = [
  '/',
  '/demo',
  '/demo?tab=stars',
  '/demo?tab=gists',
  ...['', '/revisions', '/forks'].map((end) => `/gist/ID${end}`),
  '/lantern-works',
  '/lantern-works?tab=people',
  '/nobody',
  '/demo/blank',
  ...[
    '',
    '/tree/main/docs',
    '/tree/languages/words',
    '/blob/main/greeting.js',
    '/blob/main/docs/wide.js',
    '/blob/main/docs/README.md',
    '/blob/main/docs/one.svg',
    '/commits',
    '/commit/main',
    '/compare/main...languages',
    '/branches',
    '/tags',
    '/issues?state=all',
    '/issues?labels=bug',
    '/issues/1',
    '/issues/2',
    '/labels',
    '/milestones',
    '/milestone/1',
    '/stargazers',
    '/graphs/contributors',
    '/forks',
    '/releases',
    '/pulls',
  ].map((end) => `/demo/hello-octavo${end}`),
  ...['/pulls', '/pull/2', '/pull/2/files', '/pull/2/commits', '/pull/2/review', '/pull/3', '/pull/9'].map(
    (end) => `/lantern-works/beam${end}`,
  ),
  '/lantern-works/tide-table/releases',
]

/** How each page is rendered: first with all rules, then with those that depend on the view. */
const views = [
  { width: 1280, colorScheme: 'light', rules: undefined },
  {
    width: 320,
    colorScheme: 'dark',
    rules: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  },
] as const

for (const path of paths) {
  test(`${path} has no accessibility violations, in light and dark, wide and narrow`, async () => {
    const page = await browser.newPage()
    page.setDefaultTimeout(timeoutMs)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (!/status of (?:404|501)/.test(message.text())) complaints.push(message.text())
    })
    await page.goto(url + path.replace('/gist/ID', gistPath), { timeout: timeoutMs })
    for (const { width, colorScheme, rules } of views) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      assert.deepEqual(await listViolations(page, rules), [], `${width} ${colorScheme}`)
      assert.equal(await overflowOf(page), 0, `moves sideways at ${width}`)
    }
    assert.deepEqual(complaints, [])
    await page.close()
  })
}

test('the keyboard reaches the content and the branch menu', async () => {
  const page = await browser.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.goto(`${url}/demo/hello-octavo`)
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('href')), '#content')
  await page.locator('.switch button').focus()
  const menu = page.locator('#refs')
  await page.keyboard.press('Enter')
  assert.equal(await menu.isVisible(), true)
  await page.keyboard.press('Escape')
  assert.equal(await menu.isVisible(), false)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'languages', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tree/languages')
  await page.close()
})

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
