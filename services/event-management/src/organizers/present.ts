import type { Scope } from '../context.ts'
import type { Image } from '../media/schema.ts'
import { presentId } from '../wire/ids.ts'
import { presentText } from '../wire/texts.ts'
import { organizerPageOf } from './organizer-address.ts'
import type { Organizer } from './schema.ts'
import type { EventCounts, OrganizerRow } from './store.ts'

export interface OrganizerDetails {
  logo: Image | undefined
  counts: EventCounts | undefined
}

export function presentOrganizer(
  row: OrganizerRow,
  { logo = undefined, counts }: OrganizerDetails,
  { url, site }: Pick<Scope, 'url' | 'site'>,
): Organizer {
  const { id, organization_id, name, website, twitter, facebook } = row
  return {
    id: presentId(id),
    resource_uri: `${url}organizers/${id}/`,
    url: organizerPageOf(site, row),
    organization_id: presentId(organization_id),
    name,
    description: presentText(row.description_html),
    long_description: presentText(row.long_description_html),
    logo_id: presentId(row.logo_id),
    logo: logo ?? null,
    website,
    twitter,
    facebook,
    num_past_events: counts?.past ?? 0,
    num_future_events: counts?.future ?? 0,
  }
}
