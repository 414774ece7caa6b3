import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import { addressOf, viewAsAdmin } from '../../browser.ts'
import { assertAccessible } from '../accessibility.ts'
import { callHosting, makeRepository } from './world.ts'

const home = '/code-hosting/demo/hello-octavo'

export function testFiles(): void {
  test('owners: search while typing, arrow keys, Enter opens', async () => {
    const { page } = await viewAsAdmin('/code-hosting')
    await page.getByRole('link', { name: 'beam', exact: true }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('tides moon')
    await page.waitForURL('**?q=tides+moon')
    await page.getByRole('link', { name: 'beam', exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/code-hosting/lantern-works/tide-table')
    await page.getByRole('heading', { name: 'tide-table', level: 1 }).waitFor()
  })

  test('folder: last commits, arrow keys, back', async () => {
    const { page } = await viewAsAdmin(home)
    const row = page.locator('.file', { hasText: 'greeting.js' })
    await row.getByText('Greet by the hour of the day').waitFor()
    await page.locator('.file-name', { hasText: 'test' }).first().focus()
    await page.keyboard.press('ArrowDown')
    assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /\.gitignore/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${home}/tree/main/test`)
    await page.getByRole('link', { name: 'Parent folder' }).click()
    await row.waitFor()
  })

  test('readme: formatted, inert, with mapped links', async () => {
    const readme = [
      '# Hostile',
      '<script>globalThis.isHurt = true</script>',
      '<img src="x" onerror="globalThis.isHurt = true" alt="broken">',
      '<a href="javascript:globalThis.isHurt = true">press</a>',
      '- [x] done\n- [ ] not yet',
      '[the notes](docs/notes.txt) and [the end](#the-end)',
      '## The end',
    ].join('\n\n')
    const path = await makeRepository('hostile-readme', { 'README.md': readme, 'docs/notes.txt': 'notes' })
    const { page, complaints } = await viewAsAdmin(path)
    const text = page.getByRole('region', { name: 'Readme' })
    await text.getByRole('heading', { name: 'Hostile', level: 2 }).waitFor()
    assert.equal(await text.locator('script, [onerror], a[href^=javascript]').count(), 0)
    assert.equal(await page.evaluate(() => 'isHurt' in globalThis), false)
    await text.getByRole('img', { name: 'done:', exact: true }).waitFor()
    await text.getByRole('link', { name: 'the notes' }).click()
    await page.waitForURL(`**${path}/blob/main/docs/notes.txt`)
    await page.getByText('notes', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('branches and tags: by keyboard, also with a slash in the name', async () => {
    const path = await makeRepository('branched', { 'src/a.txt': 'first' })
    const { object } = untyped(await callHosting('GET', '/repos/demo/branched/git/ref/heads/main'))
    await callHosting('POST', '/repos/demo/branched/git/refs', {
      ref: 'refs/heads/feature/x',
      sha: object.sha,
    })
    const { page } = await viewAsAdmin(`${path}/tree/main/src`)
    await page.locator('.ref-menu > summary').focus()
    await page.keyboard.press('Enter')
    await page.locator('.ref-list li').nth(1).waitFor()
    await assertAccessible(page)
    await page.keyboard.type('feat')
    await page.locator('.ref-list li').nth(1).waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}/tree/feature%2Fx/src`)
    await page.locator(`a[href="${path}/blob/feature%2Fx/src/a.txt"]`).click()
    await page.waitForURL(`**${path}/blob/feature%2Fx/src/a.txt`)
    await page.getByText('first', { exact: true }).waitFor()
    const at = (suffix: string) => new URL(`${path}/${suffix}`, page.url()).href
    await page.goto(at('tree/main/src/a.txt'))
    await page.waitForURL(`**${path}/blob/main/src/a.txt`)
    await page.goto(at('blob/main/src'))
    await page.waitForURL(`**${path}/tree/main/src`)
  })

  test('clone command: is copied', async () => {
    const { page } = await viewAsAdmin(home)
    await page.getByRole('button', { name: 'Copy the clone command' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor({ state: 'attached' })
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied, `git clone ${addressOf('code-hosting')}/demo/hello-octavo.git`)
  })

  test('file: highlighting, line links, raw file', async () => {
    const { page } = await viewAsAdmin(`${home}/blob/main/greeting.js`)
    await page.locator('.line .hljs-keyword').first().waitFor()
    await page.getByRole('link', { name: 'Line 2', exact: true }).click()
    await page.waitForURL('**#L2')
    await page.getByRole('link', { name: 'Line 4', exact: true }).click({ modifiers: ['Shift'] })
    await page.waitForURL('**#L2-L4')
    await page.reload()
    await page.locator('.line-chosen').nth(2).waitFor()
    const raw = await page.getByRole('link', { name: 'Raw' }).getAttribute('href')
    assert.match(await (await fetch(raw ?? '')).text(), /export function greet/)
    await page.keyboard.press('c')
    await page.getByRole('dialog').getByText('/contents/greeting.js').first().waitFor()
  })

  test('file: binary, Markdown, missing', async () => {
    const path = await makeRepository('kinds', { 'data.bin': 'a\0b', 'notes.md': '*so*' })
    const { page } = await viewAsAdmin(`${path}/blob/main/data.bin`)
    await page.getByText('This file is not shown here').waitFor()
    await page.goto(new URL(`${path}/blob/main/notes.md`, page.url()).href)
    await page.locator('.prose em').waitFor()
    await page.getByRole('link', { name: 'Show source' }).click()
    await page.waitForURL('**?plain=1')
    await page.getByText('*so*').waitFor()
    await page.goto(new URL(`${path}/blob/main/nothing.md`, page.url()).href)
    await page.getByText('File not found at main').waitFor()
    await page.goto(new URL('/code-hosting/demo/nowhere', page.url()).href)
    await page.getByText('Repository demo/nowhere not found').waitFor()
  })
}
