import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewAsAdmin } from '../../browser.ts'
import { callHosting, makeRepository } from './world.ts'

const home = '/code-hosting/demo/hello-octavo'

export function testIssues(): void {
  test('issues: filters and order in the URL', async () => {
    const { page } = await viewAsAdmin(`${home}/issues`)
    const titles = page.locator('#issues .row-title')
    await titles.nth(2).waitFor()
    await page.getByLabel('Label', { exact: true }).selectOption('languages')
    await page.waitForURL('**labels=languages')
    await titles.nth(1).waitFor({ state: 'detached' })
    assert.deepEqual(await titles.allTextContents(), ['Greet in Polish and Portuguese'])
    await page.getByLabel('Assignee').selectOption('none')
    await page.getByText('No matching issues').waitFor()
    await page.getByRole('link', { name: 'Show all open issues' }).click()
    await page.getByRole('link', { name: 'Closed', exact: true }).click()
    await page.waitForURL('**?state=closed')
    await page.getByRole('link', { name: /same at noon/ }).waitFor()
    await page.goto(new URL(`${home}/issues?state=all&sort=created&direction=asc`, page.url()).href)
    await titles.nth(3).waitFor()
    await titles
      .first()
      .filter({ hasText: /same at noon/ })
      .waitFor()
  })

  test('issues: pagination', async () => {
    const path = await makeRepository('many-issues', {})
    for (let number = 1; number <= 31; number++)
      await callHosting('POST', '/repos/demo/many-issues/issues', { title: `Issue no. ${number}` })
    const { page } = await viewAsAdmin(`${path}/issues`)
    await page.getByRole('link', { name: 'Issue no. 31' }).waitFor()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL('**page=2**')
    await page.getByRole('link', { name: 'Issue no. 1', exact: true }).waitFor()
    assert.equal(await page.locator('#issues .row').count(), 1)
  })

  test('issue: comments and events in order', async () => {
    const { page } = await viewAsAdmin(`${home}/issues/1`)
    await page.locator('.timeline li').nth(3).waitFor()
    const words = await page.locator('.timeline li').allTextContents()
    assert.match(words.join('\n'), /added the label enhancement.*assigned.*Agreed.*closed this/s)
    await page.locator('.prose em', { hasText: 'good evening' }).waitFor()
  })

  test('the administrator creates, labels, comments on, reacts to, closes and reopens an issue', async () => {
    const path = await makeRepository('talk', {})
    const { page } = await viewAsAdmin(`${path}/issues`)
    await page.getByRole('link', { name: 'New issue' }).click()
    await page.getByRole('button', { name: 'Create issue' }).click()
    await page.getByLabel('Title').fill('Smudges')
    await page.getByLabel('Description').fill('On **every** page.')
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.locator('.prose strong', { hasText: 'every' }).waitFor()
    await page.getByLabel('bug', { exact: true }).check()
    await page.getByRole('button', { name: 'Create issue' }).click()
    await page.waitForURL(`**${path}/issues/1`)
    await page.locator('.comment strong', { hasText: 'every' }).waitFor()
    await page.locator('.tags').getByText('bug').waitFor()

    await page.getByText('Change labels').click()
    await page.getByLabel('question').check()
    await page.locator('.tags').getByText('question').waitFor()
    await page.getByText('added the label question').waitFor()

    await page.getByLabel('Your comment').fill('I see *none*.')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.locator('.timeline .comment em', { hasText: 'none' }).waitFor()
    assert.equal(await page.getByLabel('Your comment').inputValue(), '')

    await page.getByText('React', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Heart' }).first().click()
    await page.getByText('Heart 1').waitFor()
    await page.getByRole('button', { name: 'Heart' }).first().click()
    await page.getByText('Heart 1').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Close as not planned' }).click()
    await page.locator('.page-head').getByText('Not planned').waitFor()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await page.locator('.page-head').getByText('Open', { exact: true }).waitFor()
  })
}
