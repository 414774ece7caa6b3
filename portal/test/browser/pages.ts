import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Visit, view, viewAsAdmin, viewFakePortal } from '../browser.ts'
import { assertAccessible } from './accessibility.ts'
import { makeHook, makeUnbroken } from './code-hosting/world.ts'
import { getMail, makeEvent } from './event-management/world.ts'
import { findPost, saveQuery } from './web-content/world.ts'

interface Subject {
  name: string
  open(): Promise<Visit>
  /** A selector that exists only when the page has loaded. */
  ready: string
}

const asAdmin = (path: string, ready: string): Subject => ({
  name: path,
  open: () => viewAsAdmin(path),
  ready,
})
const anybody = (path: string, ready: string): Subject => ({
  name: `${path}, not signed in`,
  open: () => view(path),
  ready,
})

const sample = '/code-hosting/demo/hello-octavo'
const beam = '/code-hosting/lantern-works/beam'

/** The pages of each view, and those of the portal itself. */
const subjects = {
  portal: [
    asAdmin('/', '.card pre'),
    anybody('/', '.card pre'),
    anybody('/sign-in-failed', '.notice'),
    anybody('/nowhere', '.state'),
    anybody('/tokens', '.state'),
    asAdmin('/explorer', 'tbody tr'),
    asAdmin('/explorer/country-data', '.operation-link'),
    asAdmin('/explorer/country-data/getCountry?code=ch', 'form .button'),
    asAdmin('/tokens', 'tbody tr'),
    {
      name: '/explorer of an operation with a body',
      open: () => viewFakePortal('/explorer/letters/sendLetter'),
      ready: 'textarea',
    },
    { name: '/tokens of a service', open: () => viewFakePortal('/tokens'), ready: 'tbody tr' },
    asAdmin('/health', '.chart'),
    asAdmin('/settings', 'tbody tr'),
    asAdmin('/sandbox/clock', '.clock time'),
    asAdmin('/sandbox/faults', 'form .button'),
    asAdmin('/sandbox/snapshots', 'form .button'),
    asAdmin('/sandbox/journal', 'h1'),
  ],
  'country-data': [
    anybody('/country-data', '.map .land'),
    anybody('/country-data?q=guinea', '.found-ring'),
    anybody('/country-data/countries/ch', '.record .origin a'),
    anybody('/country-data/countries/qq', '.state'),
    anybody('/country-data/compare', '.state'),
    anybody('/country-data/compare?a=jp&b=no', '.silhouette path'),
    anybody('/country-data/countries/aq', '.record .origin a'),
    anybody('/country-data/historical', 'tbody tr'),
  ],
  'status-image': [
    anybody('/status-image', '.dog img'),
    anybody('/status-image?class=4&q=tea', '.dog img'),
    anybody('/status-image?q=no such dog', '.state'),
  ],
  'anime-catalogue': [
    anybody('/anime-catalogue', '#works img'),
    anybody('/anime-catalogue?q=bebop&view=list', 'tbody tr'),
    anybody('/anime-catalogue?genres=space,comedy&format=TV&from=1990', '.chosen-one'),
    anybody('/anime-catalogue?q=qqqqxxxx', '.state'),
    anybody('/anime-catalogue/seasons', '.work'),
    anybody('/anime-catalogue/seasons/2000/monsoon', '.state'),
    anybody('/anime-catalogue/anime/cowboy-bebop', '.person-card img'),
    asAdmin('/anime-catalogue/anime/cowboy-bebop', 'form .button'),
    anybody('/anime-catalogue/anime/doraemon-1979?episodes=2', 'tbody tr'),
    anybody('/anime-catalogue/anime/cowboy-bebob', '.work'),
    anybody('/anime-catalogue/characters/spike-spiegel', '.work'),
    anybody('/anime-catalogue/producers/sunrise', '.work'),
    { name: 'a voice actor', open: openPerson, ready: '.work' },
  ],
  'code-hosting': [
    asAdmin('/code-hosting', '.row'),
    anybody('/code-hosting?q=nothing so', '.state'),
    asAdmin('/code-hosting/lantern-works', '.row'),
    asAdmin('/code-hosting/nobody-here', '.state'),
    asAdmin(sample, '.file-when time'),
    anybody(sample, '.prose'),
    asAdmin(`${sample}/tree/main/test`, '.file'),
    asAdmin(`${sample}/blob/main/greeting.js#L2-L3`, '.hljs-keyword'),
    asAdmin(`${sample}/blob/main/README.md`, '.prose'),
    asAdmin(`${sample}/commits`, '.row'),
    asAdmin(`${sample}/commit/languages`, '.patch'),
    asAdmin(`${sample}/compare`, '.tools option:nth-child(2)'),
    asAdmin(`${sample}/compare/main...languages`, '.patch'),
    asAdmin(`${sample}/branches`, '.row'),
    asAdmin(`${sample}/branches?of=tags`, '.row'),
    asAdmin(`${sample}/issues?state=all`, '.row'),
    asAdmin(`${sample}/issues/1`, '.reply-form'),
    anybody(`${sample}/issues/2`, '.timeline'),
    asAdmin(`${sample}/issues/new`, '.checks input'),
    asAdmin(`${sample}/pulls`, '.state'),
    asAdmin(`${beam}/pulls`, '.row'),
    asAdmin(`${beam}/pull/2`, '.reply-form .button'),
    anybody(`${beam}/pull/2`, '.thread'),
    asAdmin(`${beam}/pull/2/files`, '.thread'),
    asAdmin(`${beam}/pull/2/commits`, '.row'),
    asAdmin(`${beam}/pull/99`, '.state'),
    asAdmin('/code-hosting/lantern-works/tide-table/releases', '.row'),
    asAdmin('/code-hosting/orgs/lantern-works/teams/keepers', '.row'),
    anybody('/code-hosting/orgs/lantern-works/teams/keepers', '.state'),
    asAdmin(`${sample}/settings/hooks`, '.state'),
    { name: 'a long word as description', open: () => openUnbroken('?q=unbroken'), ready: '.row-text' },
    { name: 'branches with long names', open: () => openUnbroken('/unbroken/branches'), ready: '.row' },
    { name: 'a pull request of them', open: () => openUnbroken('/unbroken/pull/1'), ready: '.merge-state' },
    { name: 'a webhook', open: () => openHook('hook-page', ''), ready: 'tbody tr' },
    { name: 'a delivery', open: () => openHook('delivery-page', '?delivery='), ready: '.delivery pre' },
  ],
  'event-management': [
    anybody('/event-management', '.state'),
    asAdmin('/event-management?q=jazz', '#events .row'),
    asAdmin('/event-management?place=nowhere-at-all', '.state'),
    asAdmin('/event-management/organizing', '#own-events tr'),
    asAdmin('/event-management/organizing?status=canceled', '.state'),
    asAdmin('/event-management/organizing/mails', 'main .rows, main .state'),
    ...['', '/orders', '/attendees', '/invitations', '/door', '/inventory'].map((part) => ({
      name: `/event-management/organizing/events/…${part}`,
      open: () => openOwnEvent(part),
      ready: { '/door': '.door-count strong', '/invitations': '.state' }[part] ?? 'tbody tr',
    })),
    { name: 'a mail about an event', open: openMail, ready: '.mail-text a' },
    { name: 'an event', open: openEvent, ready: 'tbody tr' },
  ],
  photo: [
    anybody('/photo', '.state'),
    asAdmin('/photo', '.photo-card'),
    asAdmin('/photo?q=mountain&color=blue', '.photo-card'),
    asAdmin('/photo?q=no such photo', '.state'),
    asAdmin('/photo/topics/night', '.photo-card'),
    asAdmin('/photo/collections', '.collection-card'),
    asAdmin('/photo/collections/1', '.photo-card'),
    asAdmin('/photo/users/studio_ridge', '.photo-card'),
    asAdmin('/photo/users/nobody', '.state'),
    asAdmin('/photo/upload', 'form .button'),
    { name: 'a photo', open: () => openPhoto('/photo/photos/'), ready: '.sizes li' },
    { name: 'the lightbox', open: () => openPhoto('/photo?photo='), ready: '.lightbox-picture' },
  ],
  'code-assistant': [
    anybody('/code-assistant', '.state'),
    asAdmin('/code-assistant', '.assistant-example'),
    asAdmin('/code-assistant?conversation=conv_unknown', '.state'),
    asAdmin('/code-assistant/refactor', '.assistant-operation'),
    asAdmin('/code-assistant/refactor?language=python&operation=rename', '.assistant-operation'),
    asAdmin('/code-assistant/repositories', '#repositories tr'),
    asAdmin('/code-assistant/repositories/lending-library?q=overdue', '#hits li'),
    asAdmin(
      '/code-assistant/repositories/lending-library?path=api/src/loans/fines.ts&lines=7-12',
      'main .code',
    ),
    asAdmin('/code-assistant/repositories/unknown?q=a', '.state'),
    asAdmin('/code-assistant/usage', 'main .table'),
  ],
  'web-content': [
    anybody('/web-content', '#posts .row'),
    asAdmin('/web-content?q=market&language=english&date=last_month', '.content-days a[title$=posts]'),
    asAdmin('/web-content?q=market AND (gold', '.content-wrong'),
    asAdmin('/web-content?q=zzqqx', '.state'),
    asAdmin('/web-content/posts/nothing', '.state'),
    { name: 'a post', open: openPost, ready: '#links' },
    anybody('/web-content/sources', '#sources tr'),
    asAdmin('/web-content/sources', '#sources tr'),
    asAdmin('/web-content/sources?state=disabled', '.state'),
    asAdmin('/web-content/sources/1', '#posts .row'),
    anybody('/web-content/queries', '.state'),
    asAdmin('/web-content/queries', 'main .table, main .state'),
    ...Object.entries({
      '': '#posts .row',
      live: '.state',
      webhooks: '.state',
      deliveries: '.state',
      feeds: '.code',
    }).map(([tab, ready]) => ({
      name: `a saved query: ${tab || 'matches'}`,
      open: () => openQuery(tab),
      ready,
    })),
  ],
} satisfies Record<string, readonly Subject[]>

async function openPost(): Promise<Visit> {
  const { uuid } = await findPost('syndicated:true external_links:*')
  return viewAsAdmin(`/web-content/posts/${uuid}`)
}

async function openQuery(tab: string): Promise<Visit> {
  const { id } = await saveQuery('Markets', 'market language:english')
  return viewAsAdmin(`/web-content/queries/${id}${tab && `?tab=${tab}`}`)
}

/** Finds the id of a photo by its link. */
async function openPhoto(address: string): Promise<Visit> {
  const { page, complaints } = await viewAsAdmin('/photo')
  const id = await page.locator('[data-photo]').first().getAttribute('data-photo')
  await page.goto(new URL(`${address}${id}`, page.url()).href)
  return { page, complaints }
}

async function openUnbroken(path: string): Promise<Visit> {
  await makeUnbroken()
  return viewAsAdmin(`/code-hosting/demo${path}`)
}

async function openHook(name: string, query: string): Promise<Visit> {
  const { path, delivery } = await makeHook(name)
  return viewAsAdmin(query ? `${path}${query}${delivery}` : path)
}

async function openOwnEvent(part: string): Promise<Visit> {
  const { id } = await makeEvent(`A page of its own${part}`)
  return viewAsAdmin(`/event-management/organizing/events/${id}${part}`)
}

async function openMail(): Promise<Visit> {
  const { id } = await makeEvent('A mail to read')
  return viewAsAdmin(`/event-management/organizing/mails/${await getMail(id)}`)
}

async function openEvent(): Promise<Visit> {
  return viewAsAdmin(`/event-management/events/${(await makeEvent('A page for everybody')).id}`)
}

/** Finds the id of a person by a link. */
async function openPerson(): Promise<Visit> {
  const { page, complaints } = await view('/anime-catalogue/anime/cowboy-bebop')
  const link = page.getByRole('link', { name: 'Kōichi Yamadera' })
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  return { page, complaints }
}

export function testPages(name: keyof typeof subjects): void {
  describe('every page', () => {
    for (const { name: page, open, ready } of subjects[name])
      test(`${page}: no accessibility violations or overflow, in both themes, narrow and wide`, async () => {
        const { page, complaints } = await open()
        await page.locator(ready).first().waitFor({ state: 'attached' })
        await assertAccessible(page)
        assert.deepEqual(complaints, [])
      })
  })
}
