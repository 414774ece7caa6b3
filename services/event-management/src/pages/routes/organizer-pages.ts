import { trusted } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { listEvents } from '../../events/lists.ts'
import { isListed } from '../../events/store/event-conditions.ts'
import { loadImages } from '../../media/load-images.ts'
import { organizerPageOf } from '../../organizers/organizer-address.ts'
import { findOrganizer, type OrganizerRow } from '../../organizers/store.ts'
import { idOfPage } from '../../wire/slugs.ts'
import { organizerPage } from '../organizer-page.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { viewCards } from '../view-cards.ts'

const maxUpcoming = 48
const maxPast = 12

export const organizerPageRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/o/:address',
      {
        config: { access: 'open', needs: anyone },
        schema: { hide: true, params: Type.Object({ address: Type.String() }) },
      },
      (request, reply) =>
        respondWithPage(reply, async () => {
          const scope = scopeOf(context, request)
          const id = idOfPage(request.params.address)
          const organizer = id === undefined ? undefined : await findOrganizer(scope.db, id)
          if (!organizer) throw notFound('organizer')
          return organizerPage(await viewOrganizer(scope, organizer))
        }),
    )
  }

async function viewOrganizer(scope: Scope, organizer: OrganizerRow) {
  const { id, logo_id, description_html, website, name } = organizer
  const [coming, past, images] = await Promise.all([
    list('current_future', maxUpcoming),
    list('past', maxPast),
    loadImages(logo_id === null ? [] : [logo_id], scope),
  ])
  return {
    name,
    about: description_html ? trusted(description_html) : undefined,
    picture: images.get(logo_id ?? 0)?.url,
    website: website && /^https?:/i.test(website) ? website : undefined,
    coming: await viewCards(scope, coming),
    past: await viewCards(scope, past),
    calendarUrl: `${organizerPageOf(scope.site, organizer)}.ics`,
  }

  async function list(time: 'past' | 'current_future', size: number) {
    const { rows } = await listEvents(
      scope.db,
      {
        owners: [{ column: 'organizer_id', id }],
        statuses: ['live', 'started', 'ended', 'completed'],
        time,
        kinds: ['children', 'nonseries'],
        where: [isListed],
        order: { column: 'start_ms', direction: time === 'past' ? 'desc' : 'asc' },
      },
      { number: 1, size, after: undefined, offset: 0, total: 0 },
      scope.nowMs,
    )
    return rows
  }
}
