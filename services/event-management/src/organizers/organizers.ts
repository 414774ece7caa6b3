import type { Insertable, Kysely, Transaction } from 'kysely'
import { insertOrganizer } from '../accounts/store/organizations.ts'
import type { Context, Viewer } from '../context.ts'
import type { OrganizerTable } from '../database/place-tables.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { upcomingEventsChanged } from '../events/upcoming-events.ts'
import { readImageId } from '../media/usable-images.ts'
import { emitWebhook } from '../webhooks/emit-webhook.ts'
import { definedFields } from '../wire/defined-fields.ts'
import { cleanHtml } from '../wire/rich-text.ts'
import type { OrganizerChange, OrganizerInput } from './schema.ts'
import { findOrganizer, type OrganizerRow, updateOrganizer } from './store.ts'

/** Organizers are public. */
export async function getOrganizer(db: Kysely<Tables>, id: number): Promise<OrganizerRow> {
  const organizer = await findOrganizer(db, id)
  if (!organizer) throw notFound('organizer')
  return organizer
}

export function createOrganizer(
  tx: Transaction<Tables>,
  { clock }: Pick<Context, 'clock'>,
  organizationId: number,
  columns: OrganizerColumns & { name: string },
): Promise<OrganizerRow> {
  const nowMs = clock.now()
  return insertOrganizer(tx, {
    organization_id: organizationId,
    ...columns,
    created_at_ms: nowMs,
    changed_at_ms: nowMs,
  })
}

/** Also updates the listings of upcoming events, which are searched by organizer. */
export async function changeOrganizer(
  tx: Transaction<Tables>,
  context: Context,
  id: number,
  columns: OrganizerColumns,
): Promise<OrganizerRow> {
  const organizer = await updateOrganizer(tx, id, { ...columns, changed_at_ms: context.clock.now() })
  await upcomingEventsChanged(tx, context, { column: 'organizer_id', id })
  const organizationId = organizer.organization_id
  await emitWebhook(tx, context, { organizationId, action: 'organizer.updated', path: `organizers/${id}/` })
  return organizer
}

export type OrganizerColumns = Partial<Omit<Insertable<OrganizerTable>, 'id' | 'organization_id'>>

export async function readOrganizer(
  db: Kysely<Tables>,
  viewer: Viewer,
  { name, description, long_description, logo, ...input }: OrganizerChange,
): Promise<OrganizerColumns> {
  const { website, twitter, facebook } = input
  const value = input.logo_id === undefined ? logo?.id : input.logo_id
  const logo_id = await readImageId(db, viewer, 'organizer.logo_id', value)
  return definedFields({
    name: name?.trim(),
    description_html: htmlIn(description),
    long_description_html: htmlIn(long_description),
    logo_id,
    website: website === '' ? null : website,
    twitter,
    facebook,
  })
}

function htmlIn(text: OrganizerInput['description']): string | null | undefined {
  return text?.html ? cleanHtml(text.html) : text?.html
}
