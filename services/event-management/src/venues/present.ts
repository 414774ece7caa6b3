import { presentId } from '../wire/ids.ts'
import { displayAddress } from './address-display.ts'
import type { Venue } from './schema.ts'
import type { VenueRow } from './store.ts'

export function presentVenue(row: VenueRow, { url }: { url: string }): Venue {
  const { id, name, age_restriction, capacity } = row
  const { address_1, address_2, city, region, postal_code, country } = row
  const point = { latitude: degrees(row.latitude), longitude: degrees(row.longitude) }
  const display = displayAddress(row)
  return {
    id: presentId(id),
    resource_uri: `${url}venues/${id}/`,
    name,
    age_restriction,
    capacity,
    ...point,
    organizer_id: presentId(row.organizer_id),
    address: {
      address_1,
      address_2,
      city,
      region,
      postal_code,
      country,
      ...point,
      localized_address_display: display.whole,
      localized_area_display: display.area,
      localized_multi_line_address_display: display.lines,
    },
  }
}

const degrees = (value: number | null): string | null => (value === null ? null : String(value))
