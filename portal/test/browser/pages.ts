import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Visit, visit, visitAsKeeper, visitDouble } from '../browser.ts'
import { assertNoBarriers } from './barriers.ts'
import { makeHook } from './code-hosting/world.ts'
import { getMail, makeEvent } from './event-management/world.ts'

interface Subject {
  name: string
  open(): Promise<Visit>
  /** Something that is there only when the page is whole. */
  ready: string
}

const keeper = (path: string, ready: string): Subject => ({
  name: path,
  open: () => visitAsKeeper(path),
  ready,
})
const anybody = (path: string, ready: string): Subject => ({
  name: `${path}, not signed in`,
  open: () => visit(path),
  ready,
})

const sample = '/code-hosting/demo/hello-octavo'

const subjects: readonly Subject[] = [
  keeper('/', '.card pre'),
  anybody('/', '.card pre'),
  anybody('/sign-in-failed', '.notice'),
  anybody('/nowhere', '.state'),
  anybody('/tokens', '.state'),
  keeper('/explorer', 'tbody tr'),
  keeper('/explorer/country-data', '.operation-link'),
  keeper('/explorer/country-data/getCountry?code=ch', 'form .button'),
  keeper('/tokens', 'tbody tr'),
  {
    name: '/explorer of an operation with a body',
    open: () => visitDouble('/explorer/letters/sendLetter'),
    ready: 'textarea',
  },
  { name: '/tokens of a service', open: () => visitDouble('/tokens'), ready: 'tbody tr' },
  keeper('/health', '.chart'),
  keeper('/settings', 'tbody tr'),
  keeper('/sandbox/clock', '.clock time'),
  keeper('/sandbox/faults', 'form .button'),
  keeper('/sandbox/snapshots', 'form .button'),
  keeper('/sandbox/journal', 'h1'),
  anybody('/country-data', '.map .land'),
  anybody('/country-data?q=guinea', '.found-ring'),
  anybody('/country-data/countries/ch', '.record .origin a'),
  anybody('/country-data/countries/qq', '.state'),
  anybody('/country-data/compare', '.state'),
  anybody('/country-data/compare?a=jp&b=no', '.silhouette path'),
  anybody('/country-data/countries/aq', '.record .origin a'),
  anybody('/country-data/historical', 'tbody tr'),
  anybody('/status-image', '.dog img'),
  anybody('/status-image?class=4&q=tea', '.dog img'),
  anybody('/status-image?q=no such dog', '.state'),
  anybody('/anime-catalogue', '#works img'),
  anybody('/anime-catalogue?q=bebop&view=list', 'tbody tr'),
  anybody('/anime-catalogue?genres=space,comedy&format=TV&from=1990', '.chosen-one'),
  anybody('/anime-catalogue?q=qqqqxxxx', '.state'),
  anybody('/anime-catalogue/seasons', '.work'),
  anybody('/anime-catalogue/seasons/2000/monsoon', '.state'),
  anybody('/anime-catalogue/anime/cowboy-bebop', '.person-card img'),
  keeper('/anime-catalogue/anime/cowboy-bebop', 'form .button'),
  anybody('/anime-catalogue/anime/doraemon-1979?episodes=2', 'tbody tr'),
  anybody('/anime-catalogue/anime/cowboy-bebob', '.work'),
  anybody('/anime-catalogue/characters/spike-spiegel', '.work'),
  anybody('/anime-catalogue/producers/sunrise', '.work'),
  { name: 'somebody who gives a voice', open: openPerson, ready: '.work' },
  keeper('/code-hosting', '.row'),
  anybody('/code-hosting?q=nothing so', '.state'),
  keeper('/code-hosting/lantern-works', '.row'),
  keeper('/code-hosting/nobody-here', '.state'),
  keeper(sample, '.file-when time'),
  anybody(sample, '.prose'),
  keeper(`${sample}/tree/main/test`, '.file'),
  keeper(`${sample}/blob/main/greeting.js#L2-L3`, '.hljs-keyword'),
  keeper(`${sample}/blob/main/README.md`, '.prose'),
  keeper(`${sample}/commits`, '.row'),
  keeper(`${sample}/commit/languages`, '.patch'),
  keeper(`${sample}/compare`, '.tools option:nth-child(2)'),
  keeper(`${sample}/compare/main...languages`, '.patch'),
  keeper(`${sample}/branches`, '.row'),
  keeper(`${sample}/branches?of=tags`, '.row'),
  keeper(`${sample}/issues?state=all`, '.row'),
  keeper(`${sample}/issues/1`, '.answer-form'),
  anybody(`${sample}/issues/2`, '.timeline'),
  keeper(`${sample}/issues/new`, '.checks input'),
  keeper(`${sample}/settings/hooks`, '.state'),
  anybody('/event-management', '.state'),
  keeper('/event-management?q=jazz', '#events .row'),
  keeper('/event-management?place=nowhere-at-all', '.state'),
  keeper('/event-management/organizing', '#own-events tr'),
  keeper('/event-management/organizing?status=canceled', '.state'),
  keeper('/event-management/organizing/mails', 'main .rows, main .state'),
  ...['', '/orders', '/attendees', '/invitations', '/door', '/inventory'].map((part) => ({
    name: `/event-management/organizing/events/…${part}`,
    open: () => openOwnEvent(part),
    ready: { '/door': '.door-count strong', '/invitations': '.state' }[part] ?? 'tbody tr',
  })),
  { name: 'a mail about an event', open: openMail, ready: '.mail-text a' },
  { name: 'an event', open: openEvent, ready: 'tbody tr' },
  { name: 'a webhook', open: () => openHook('hook-page', ''), ready: 'tbody tr' },
  { name: 'a delivery', open: () => openHook('delivery-page', '?delivery='), ready: '.delivery pre' },
]

async function openHook(name: string, query: string): Promise<Visit> {
  const { path, delivery } = await makeHook(name)
  return visitAsKeeper(query ? `${path}${query}${delivery}` : path)
}

async function openOwnEvent(part: string): Promise<Visit> {
  const { id } = await makeEvent(`A page of its own${part}`)
  return visitAsKeeper(`/event-management/organizing/events/${id}${part}`)
}

async function openMail(): Promise<Visit> {
  const { id } = await makeEvent('A mail to read')
  return visitAsKeeper(`/event-management/organizing/mails/${await getMail(id)}`)
}

async function openEvent(): Promise<Visit> {
  return visitAsKeeper(`/event-management/events/${(await makeEvent('A page for everybody')).id}`)
}

/** Nobody knows the ids of people by heart. */
async function openPerson(): Promise<Visit> {
  const { page, complaints } = await visit('/anime-catalogue/anime/cowboy-bebop')
  const link = page.getByRole('link', { name: 'Kōichi Yamadera' })
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  return { page, complaints }
}

export function testPages(): void {
  describe('every page', () => {
    for (const { name, open, ready } of subjects)
      test(`${name}: no barriers, nothing sideways, in both themes, narrow and wide`, async () => {
        const { page, complaints } = await open()
        await page.locator(ready).first().waitFor({ state: 'attached' })
        await assertNoBarriers(page)
        assert.deepEqual(complaints, [])
        await page.context().close()
      })
  })
}
