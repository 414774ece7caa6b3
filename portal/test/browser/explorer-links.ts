import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import type { Page } from 'playwright-core'
import { type Description, listOperations, matchOperation, type Operation } from '../../src/api/openapi.ts'
import { matchPath } from '../../src/path.ts'
import type { View } from '../../src/views/view.ts'
import { addressOf, servedOctavo, view, viewAsAdmin } from '../browser.ts'
import { callHosting, makeHook, makeRepository } from './code-hosting/world.ts'
import { getMail, makeEvent } from './event-management/world.ts'
import { callPhoto } from './photo.ts'
import { findPost, saveQuery } from './web-content/world.ts'

export function testExplorerLinks(): void {
  describe('links to operations', () => {
    for (const [service, operation] of [
      ['anime-catalogue', 'listAnime'],
      ['code-assistant', 'chat/create'],
      ['code-hosting', 'repos/get-content'],
      ['country-data', 'getCountry'],
      ['event-management', 'events/get'],
      ['photo', 'photos/get-random'],
      ['status-image', 'getRandomImage'],
      ['web-content', 'search/posts'],
    ] as const) {
      test(`the list of ${service} leads to ${operation}, also after a reload`, async () => {
        const { page, complaints } = await view(`/explorer/${service}`)
        await page.locator(`.operation-link[href="/explorer/${service}/${operation}"]`).click()
        await expectOperation(page)
        await page.reload()
        await expectOperation(page)
        await page.locator('.operation-link[aria-current=page]').waitFor()
        assert.deepEqual(complaints, [])
      })
    }

    test('the palette leads to an operation whose id has a slash', async () => {
      const { page } = await view('/')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('GET /repos/{owner}/{repo}/contents/{path}')
      await page.getByRole('option', { name: 'GET /repos/{owner}/{repo}/contents/{path}' }).click()
      await expectOperation(page)
    })

    test('the palette lists operations when it was opened before the services were known', async () => {
      const { page } = await view('/explorer/photo')
      const overview = Promise.withResolvers<void>()
      await page.route('**/api/overview', async (route) => {
        await overview.promise
        await route.continue()
      })
      await page.reload({ waitUntil: 'domcontentloaded' })
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('GET /photos/random')
      await page.getByText('Nothing has').waitFor()
      overview.resolve()
      await page.getByRole('option', { name: 'GET /photos/random' }).waitFor()
    })

    test('every “Explore” link of every page leads to an operation', async (t) => {
      const addresses = await listAddresses()
      assert.deepEqual(await findUncovered(addresses), [], 'a page of a service is not visited')
      const { page, complaints } = await viewAsAdmin('/')
      const links = new Map<string, string>()
      for (const address of addresses) {
        await page.goto(servedOctavo().portal + address)
        await page
          .getByRole('button', { name: 'Show the request' })
          .click()
          .catch((cause) => assert.fail(`${address} shows no call: ${cause.message}`))
        // All at once, because the list changes while the page loads.
        const hrefs = await page
          .getByRole('link', { name: 'Explore', exact: true })
          .evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href') ?? ''))
        for (const href of hrefs) {
          const url = new URL(href, servedOctavo().portal)
          links.set(`${url.pathname} ${url.searchParams.get('call')}`, href)
        }
      }
      for (const [service, hrefs] of Map.groupBy(links.values(), serviceOf)) {
        const operations = await readOperations(service)
        for (const href of hrefs) assertKnown(href, operations)
        if (hrefs[0]) await follow(page, hrefs[0])
      }
      t.diagnostic(`${links.size} different links on ${addresses.length} pages`)
      assert.ok(links.size > 30)
      assert.deepEqual(complaints, [])
    })

    test('“Open in the explorer” of the journal leads to the operation, filled in', async () => {
      await fetch(`${addressOf('code-hosting')}/repos/demo/no-such-repository/contents/a/b.txt?ref=main`)
      const { page } = await viewAsAdmin('/sandbox/journal?q=no-such-repository')
      await page
        .getByRole('link', { name: /no-such-repository/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Open in the explorer' }).click()
      await expectOperation(page)
      const { searchParams } = new URL(page.url())
      assert.equal(searchParams.get('path'), 'a/b.txt')
      assert.equal(searchParams.get('ref'), 'main')
    })
  })
}

async function expectOperation(page: Page): Promise<void> {
  await page.locator('.operation-address').waitFor()
}

/** `/explorer/SERVICE/find?call=…` */
function serviceOf(href: string): string {
  return href.split('/')[2] ?? ''
}

async function readOperations(service: string): Promise<readonly Operation[]> {
  const response = await fetch(`${servedOctavo().portal}/openapi/${service}.json`)
  return listOperations((await response.json()) as Description)
}

/** The explorer finds the operation of a link with the same function. */
function assertKnown(href: string, operations: readonly Operation[]): void {
  const { searchParams } = new URL(href, servedOctavo().portal)
  const [method = '', path = ''] = (searchParams.get('call') ?? '').split(' ')
  assert.ok(matchOperation(operations, method, path), `${href} names no operation`)
}

/** Client-side navigation, as by a click. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
  await page.waitForFunction(() => !location.pathname.endsWith('/find'))
  const { pathname } = new URL(page.url())
  assert.notEqual(pathname, href.split('/find?', 1)[0], `${href} names no operation`)
  await expectOperation(page)
}

/** One URL of every page with requests. */
async function listAddresses(): Promise<readonly string[]> {
  const repository = await makeRepository('explored', { 'src/index.ts': 'export {}\n' })
  await callHosting('POST', '/repos/demo/explored/issues', { title: 'A question' })
  const commits = untyped(await callHosting('GET', '/repos/demo/explored/commits'))
  const hook = await makeHook('explored-hook')
  const event = await makeEvent('An explored evening')
  const mail = await getMail(event.id)
  const ownEventPath = `/event-management/organizing/events/${event.id}`
  const photo = untyped(await callPhoto('/photos/random'))
  const query = `/web-content/queries/${(await saveQuery('Explored', 'market')).id}`
  const work = `${addressOf('anime-catalogue')}/anime/1`
  const idOf = async (path: string, type: string) => {
    const { data, included = [] } = await (await fetch(work + path)).json()
    const resources: { id: string; type: string }[] = [...included, ...[data].flat()]
    return resources.find((resource) => resource.type === type)?.id ?? assert.fail(`no ${type}`)
  }
  return [
    '/anime-catalogue',
    '/anime-catalogue/seasons',
    '/anime-catalogue/seasons/2001/spring',
    '/anime-catalogue/anime/1',
    `/anime-catalogue/characters/${await idOf('/anime-characters?include=character', 'characters')}`,
    `/anime-catalogue/people/${await idOf('/castings?include=person', 'people')}`,
    `/anime-catalogue/producers/${await idOf('/anime-productions?include=producer', 'producers')}`,
    '/code-assistant',
    '/code-assistant/refactor',
    '/code-assistant/repositories',
    '/code-assistant/repositories/lending-library?q=overdue',
    '/code-assistant/usage',
    '/code-hosting',
    '/code-hosting/demo',
    repository,
    `${repository}/tree/main`,
    `${repository}/tree/main/src`,
    `${repository}/blob/main/src/index.ts`,
    `${repository}/commits`,
    `${repository}/commits/main`,
    `${repository}/commits/main/src`,
    `${repository}/commit/${commits[0].sha}`,
    `${repository}/compare/main...main`,
    `${repository}/branches`,
    `${repository}/issues`,
    `${repository}/issues/new`,
    `${repository}/issues/1`,
    '/code-hosting/lantern-works/beam/pulls',
    ...['', '/commits', '/files'].map((tab) => `/code-hosting/lantern-works/beam/pull/2${tab}`),
    '/code-hosting/lantern-works/tide-table/releases',
    '/code-hosting/lantern-works/tide-table/releases/tag/v0.1',
    '/code-hosting/orgs/lantern-works/teams/keepers',
    '/code-hosting/demo/explored-hook/settings/hooks',
    hook.path,
    '/country-data',
    '/country-data/countries/ch',
    '/country-data/compare?a=ch&b=fr',
    '/country-data/historical',
    '/event-management',
    `/event-management/events/${event.id}`,
    '/event-management/organizing',
    ownEventPath,
    ...['orders', 'attendees', 'invitations', 'inventory', 'door'].map((page) => `${ownEventPath}/${page}`),
    '/event-management/organizing/mails',
    `/event-management/organizing/mails/${mail}`,
    '/photo',
    `/photo/photos/${photo.id}`,
    '/photo/topics/night',
    '/photo/collections',
    '/photo/collections/1',
    '/photo/users/studio_ridge',
    '/status-image',
    '/web-content?q=market',
    `/web-content/posts/${(await findPost('syndicated:true')).uuid}`,
    '/web-content/sources',
    '/web-content/sources/1',
    '/web-content/queries',
    ...['', '?tab=live', '?tab=webhooks', '?tab=deliveries'].map((tab) => `${query}${tab}`),
  ]
}

/** Pages that redirect or wait for input. */
const withoutCalls = new Set([
  '/anime-catalogue/random',
  '/code-hosting/:owner/:repo/compare',
  '/photo/upload',
])

/** Routes of views without a URL in the list. */
async function findUncovered(addresses: readonly string[]): Promise<string[]> {
  const files = globSync('src/views/*/view.ts', { cwd: join(import.meta.dirname, '../..') })
  const views = await Promise.all(
    files.map(async (file): Promise<View> => (await import(`../../${file}`)).view),
  )
  return views
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => !withoutCalls.has(path))
    .filter((path) => !addresses.some((address) => matchPath(path, address.split('?', 1)[0] ?? '')))
}
