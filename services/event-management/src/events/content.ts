import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import { isMemberOf } from '../access/permissions.ts'
import { findUser } from '../accounts/store/users.ts'
import { ownAddressOf } from '../accounts/users.ts'
import type { Context, Viewer } from '../context.ts'
import type { ContentPurpose } from '../database/event-tables.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, problem } from '../errors.ts'
import { refuseForeignImages } from './content-images.ts'
import { type ContentModule, cleanModule, isShown } from './content-modules.ts'
import { eventChanged } from './events-changed.ts'
import { getManagedEvent, getVisibleEvent } from './get-event.ts'
import {
  type ContentPageRow,
  findPublishedPage,
  findWorkingPage,
  insertPage,
  listHeldTicketClasses,
} from './store/content-pages.ts'
import type { EventRow } from './store/events.ts'

export interface ContentPageView {
  eventId: number
  purpose: ContentPurpose
  version: number
  accessType: string
  modules: readonly ContentModule[]
  widgets: readonly unknown[]
}

interface NewContentPage {
  version: number
  purpose: ContentPurpose
  accessType: string
  modules: readonly ContentModule[]
  widgets: readonly unknown[]
  isPublished: boolean
}

const maxModules = 100
const maxVersions = 5_000

/** The published modules that the viewer may see. */
export async function readPublishedContent(
  db: Kysely<Tables>,
  viewer: Viewer,
  eventId: number,
  purpose: ContentPurpose,
  nowMs: number,
): Promise<ContentPageView> {
  const event = await getVisibleEvent(db, viewer, eventId)
  const page = viewOf(event, purpose, await findPublishedPage(db, eventId, purpose))
  if (purpose === 'listing' || (await isMemberOf(db, viewer, event.organization_id))) return page
  const heldClassIds = await listClassesOf(db, viewer, eventId)
  const modules = page.modules.filter((module) => isShown(module, page, { event, heldClassIds, nowMs }))
  const widgets = page.accessType === 'public' || heldClassIds.length > 0 ? page.widgets : []
  return { ...page, modules, widgets }
}

async function listClassesOf(db: Kysely<Tables>, { userId }: Viewer, eventId: number): Promise<number[]> {
  const user = userId === null ? undefined : await findUser(db, userId)
  return user ? listHeldTicketClasses(db, eventId, { userId: user.id, address: ownAddressOf(user) }) : []
}

/** The latest version, published or not. */
export async function readWorkingContent(
  db: Kysely<Tables>,
  viewer: Viewer,
  eventId: number,
  purpose: ContentPurpose,
): Promise<ContentPageView> {
  const event = await getManagedEvent(db, viewer, eventId)
  return viewOf(event, purpose, await findWorkingPage(db, eventId, purpose))
}

/** Versions are immutable: every change adds the next one. */
export async function addContent(
  context: Context,
  viewer: Viewer,
  eventId: number,
  { version, purpose, accessType, modules, widgets, isPublished }: NewContentPage,
): Promise<ContentPageView> {
  if (modules.length > maxModules) throw argumentsError({ modules: ['MODULES_LIMIT_REACHED'] })
  if (version > maxVersions) throw argumentsError({ page_id: ['PAGE_VERSION_LIMIT_REACHED'] })
  return context.db.write(async (tx) => {
    const event = await getManagedEvent(tx, viewer, eventId)
    const last = await findWorkingPage(tx, eventId, purpose)
    if (version !== (last?.version ?? 0) + 1) throw problem('PAGE_VERSION_DISCONTINUITY')
    await refuseForeignImages(tx, viewer, modules, viewOf(event, purpose, last).modules)
    const page = await insertPage(tx, {
      event_id: eventId,
      purpose,
      version,
      access_type: accessType,
      is_published: isPublished ? 1 : 0,
      modules: encodeJson(modules.map((module, index) => cleanModule(module, `${version}-${index + 1}`))),
      widgets: encodeJson(widgets),
      created_at_ms: context.clock.now(),
    })
    if (isPublished) await eventChanged(tx, context, eventId)
    return viewOf(event, purpose, page)
  })
}

/** An event without content has an empty page. */
function viewOf(event: EventRow, purpose: ContentPurpose, page: ContentPageRow | undefined): ContentPageView {
  if (!page) return { eventId: event.id, purpose, version: 0, accessType: 'public', modules: [], widgets: [] }
  return {
    eventId: event.id,
    purpose,
    version: page.version,
    accessType: page.access_type,
    modules: decodeJson(page.modules),
    widgets: decodeJson(page.widgets),
  }
}
