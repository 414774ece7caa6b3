import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import { viewAsAdmin } from '../../browser.ts'
import { callHosting, makeRepository } from './world.ts'

const beam = '/code-hosting/lantern-works/beam'

/** A repository of the demo user with a pull request. */
async function makeBranch(name: string): Promise<string> {
  const path = await makeRepository(name, { 'README.md': '# Sea\n' })
  const at = `/repos/demo/${name}`
  const { object } = untyped(await callHosting('GET', `${at}/git/ref/heads/main`))
  await callHosting('POST', `${at}/git/refs`, { ref: 'refs/heads/tide', sha: object.sha })
  const content = Buffer.from('high\nlow\n').toString('base64')
  await callHosting('PUT', `${at}/contents/tide.txt`, { message: 'Add the tide', content, branch: 'tide' })
  return path
}

async function makePull(name: string): Promise<string> {
  const path = await makeBranch(name)
  await callHosting('POST', `/repos/demo/${name}/pulls`, {
    title: 'Add the tide',
    head: 'tide',
    base: 'main',
  })
  return path
}

export function testPulls(): void {
  test('pull requests: list, conversation and files with the keyboard', async () => {
    const { page } = await viewAsAdmin(`${beam}/pulls`)
    await page.getByRole('link', { name: 'Read the character of occulting lights' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pull/2')
    await page.getByText('requested changes').first().waitFor()
    await page.getByText('Blocked: reviews or checks').waitFor()
    await page.getByText('Could the new kind have a field of its own?').waitFor()
    await page.getByRole('link', { name: /^Files changed/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/pull/2/files')
    await page.locator('.patch .thread').waitFor()
    assert.match((await page.locator('.patch-line:has(+ .thread)').textContent()) ?? '', /times: number/)
  })

  test('a comparison becomes a pull request with the keyboard', async () => {
    const path = await makeBranch('to-open')
    const { page } = await viewAsAdmin(`${path}/compare/main...tide`)
    await page.getByText('Create a pull request').press('Enter')
    const title = page.getByLabel('Title')
    assert.equal(await title.inputValue(), 'Add the tide')
    await title.fill(' ')
    await title.press('Enter')
    await page.getByText('Title is required.').waitFor()
    await title.fill('Add a tide')
    await title.press('Enter')
    await page.waitForURL(`**${path}/pull/1`)
    await page.getByRole('heading', { level: 1, name: 'Add a tide' }).waitFor()
  })

  test('the administrator comments on and merges a pull request', async () => {
    const path = await makePull('to-merge')
    const { page } = await viewAsAdmin(`${path}/pull/1`)
    await page.getByLabel('Your review').fill('It *rises*.')
    assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0)
    await page.getByRole('button', { name: 'Comment' }).click()
    await page.locator('.timeline em', { hasText: 'rises' }).waitFor()
    await page.getByLabel('Method').selectOption('squash')
    await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
    await page.locator('.issue-lede', { hasText: 'Merged' }).waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1')
    const { merged } = untyped(await callHosting('GET', '/repos/demo/to-merge/pulls/1'))
    assert.equal(merged, true)
  })

  test('a pull request shows the checks of its head, with links', async () => {
    const path = await makePull('checked')
    const { head } = untyped(await callHosting('GET', '/repos/demo/checked/pulls/1'))
    const status = { state: 'failure', context: 'tide/build', target_url: 'https://example.org/build' }
    await callHosting('POST', `/repos/demo/checked/statuses/${head.sha}`, status)
    const { page } = await viewAsAdmin(`${path}/pull/1`)
    const check = page.getByRole('list', { name: 'Checks' }).getByRole('listitem')
    assert.match((await check.textContent()) ?? '', /failure.*tide\/build/)
    assert.equal(await check.getByRole('link').getAttribute('href'), status.target_url)
  })

  test('a release has an address of its own', async () => {
    const { page } = await viewAsAdmin('/code-hosting/lantern-works/tide-table/releases')
    const link = page.locator('#releases').getByRole('heading').first().getByRole('link')
    const title = await link.textContent()
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/releases/tag/**')
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
  })

  test('releases: an asset has its download', async () => {
    const { page } = await viewAsAdmin('/code-hosting/lantern-works/tide-table/releases')
    const link = page.getByRole('link', { name: 'tides-of-march.txt' })
    await link.waitFor()
    const response = await fetch((await link.getAttribute('href')) ?? '')
    assert.match(await response.text(), /high Sat 04:10/)
  })

  test('an organization lists its members and teams', async () => {
    const { page } = await viewAsAdmin('/code-hosting/lantern-works')
    await page.getByRole('link', { name: 'Keepers' }).click()
    await page.waitForURL('**/orgs/lantern-works/teams/keepers')
    await page.getByRole('link', { name: 'ines' }).waitFor()
    await page.getByRole('link', { name: 'tide-table' }).waitFor()
  })
}
