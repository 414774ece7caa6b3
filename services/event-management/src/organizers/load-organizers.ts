import type { EventExpansions, Scope } from '../context.ts'
import { loadImages } from '../media/load-images.ts'
import { toOne } from '../wire/expansions.ts'
import { presentOrganizer } from './present.ts'
import type { Organizer } from './schema.ts'
import { countEventsOf, findOrganizers, type OrganizerRow } from './store.ts'

export async function loadOrganizers(ids: readonly number[], scope: Scope): Promise<Map<number, Organizer>> {
  const rows = ids.length ? await findOrganizers(scope.db, ids) : []
  const organizers = await presentOrganizers(rows, scope)
  return new Map(organizers.map((organizer) => [Number(organizer.id), organizer]))
}

/** With logos and event counts. */
export async function presentOrganizers(rows: readonly OrganizerRow[], scope: Scope): Promise<Organizer[]> {
  if (rows.length === 0) return []
  const logoIds = rows.map(({ logo_id }) => logo_id).filter((id) => id !== null)
  const [logos, counts] = await Promise.all([
    loadImages(logoIds, scope),
    countEventsOf(
      scope.db,
      rows.map(({ id }) => id),
      scope.nowMs,
    ),
  ])
  return rows.map((row) =>
    presentOrganizer(row, { logo: logos.get(row.logo_id ?? 0), counts: counts.get(row.id) }, scope),
  )
}

export const organizerExpansions: EventExpansions = {
  organizer: toOne(({ organizer_id }) => organizer_id, loadOrganizers),
}
