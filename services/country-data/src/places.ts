import type { Countries } from './countries.ts'
import type { Country } from './schema.ts'

export interface Places {
  /** Undefined at sea and on unclaimed or disputed land. */
  findAt(place: Place): Promise<{ country: Country; territory: Country | undefined } | undefined>
  /** Sorted by distance; the country or territory that contains the place comes first with distance 0. */
  listNearest(place: Place, limit: number): Promise<{ country: Country; distanceKm: number }[]>
}

export interface Place {
  lat: number
  lng: number
}

export function createPlaces({ all, findByCode }: Countries): Places {
  async function findAt({ lat, lng }: Place) {
    // Imported on first use because its outlines take 30 MB.
    const { iso1A2Code } = await import('@rapideditor/country-coder')
    // The outlines end at the 180th meridian, and their eastern edge is exclusive.
    const codeOf = (level: string) => iso1A2Code([lng === 180 ? -180 : lng, lat], { level }) ?? ''
    const [country, territory] = [findByCode(codeOf('country')), findByCode(codeOf('territory'))]
    return country && { country, territory: territory === country ? undefined : territory }
  }

  return {
    findAt,
    async listNearest(place, limit) {
      const at = await findAt(place)
      const containing = at?.territory ?? at?.country
      return all
        .map((country) => {
          if (country === containing) return { country, distanceKm: 0 }
          const [lat = 0, lng = 0] = country.latlng
          return { country, distanceKm: Math.round(distanceKm(place, { lat, lng }) * 10) / 10 }
        })
        .sort(
          (a, b) =>
            Number(b.country === containing) - Number(a.country === containing) ||
            a.distanceKm - b.distanceKm,
        )
        .slice(0, limit)
    },
  }
}

const earthRadiusKm = 6371.0088

/** Great-circle distance (haversine formula, mean earth radius). */
function distanceKm(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, halfChord)))
}
