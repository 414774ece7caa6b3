import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin } from '../../browser.ts'
import { makeRepository, putFile } from './world.ts'

const home = '/code-hosting/demo/hello-octavo'

export function testHistory(): void {
  test('commits: pagination by Link header', async () => {
    const path = await makeRepository('long-history', {})
    for (let number = 1; number <= 32; number++) await putFile('long-history', `${number}.txt`, 'text')
    const { page } = await viewAsAdmin(`${path}/commits`)
    await page.getByRole('link', { name: 'Write 32.txt' }).waitFor()
    await page.getByText('Page 1 of 2').waitFor()
    assert.equal(await page.title(), 'Commits · demo/long-history · Octavo')
    await page.getByRole('link', { name: 'Older' }).click()
    await page.waitForURL('**page=2**')
    await page.getByRole('link', { name: 'Write 1.txt', exact: true }).waitFor()
    assert.equal(await page.locator('#commits .row').count(), 2)
    await page.getByRole('link', { name: 'Newer' }).click()
    await page.getByRole('link', { name: 'Write 32.txt' }).waitFor()
  })

  test('commit: summary, diff, collapsible files', async () => {
    const { page } = await viewAsAdmin(`${home}/commits`)
    await page.getByRole('link', { name: 'Tell how to run the tests' }).click()
    await page.getByRole('heading', { name: 'Tell how to run the tests', level: 1 }).waitFor()
    await page.getByText('1 file: 2 lines added').waitFor()
    const line = page.locator('.patch-added', { hasText: 'npm test' })
    await line.filter({ hasText: /\+added The tests run/ }).waitFor()
    await page.locator('.change > summary').focus()
    await page.keyboard.press('Enter')
    await line.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Files at this commit' }).click()
    await page.waitForURL('**/tree/*')
    await page.getByRole('link', { name: 'README.md' }).waitFor()
    assert.equal(await page.title(), 'hello-octavo · demo · Octavo')
  })

  test('compare: branches in the URL', async () => {
    const { page } = await viewAsAdmin(`${home}/branches`)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await page.getByLabel('Head', { exact: true }).selectOption('languages')
    await page.waitForURL(`**${home}/compare/main...languages`)
    await page.getByText('languages is 1 commit ahead of main.').waitFor()
    await page.getByText('3 files: 3 lines added').waitFor()
    await page.getByRole('button', { name: 'Swap' }).click()
    await page.waitForURL('**/compare/languages...main')
    await page.getByText('main has no commits that are not in languages').waitFor()
  })

  test('branches and tags: default branch, archives of tags', async () => {
    const { page } = await viewAsAdmin(`${home}/branches`)
    const row = page.locator('.row', { hasText: 'default' })
    assert.match((await row.textContent()) ?? '', /^main/)
    await page.getByRole('link', { name: 'Tags', exact: true }).click()
    await page.waitForURL('**?of=tags')
    const zip = await page.getByRole('link', { name: 'zip of v1.0.0' }).getAttribute('href')
    const bytes = await (await fetch(zip ?? '')).bytes()
    assert.deepEqual([...bytes.subarray(0, 2)], [0x50, 0x4b])
  })
}
