import type { Countries } from './countries.ts'
import type { Country } from './schema.ts'

/** Countries by where they are. */
export interface Places {
  /** Nothing where no country is: at sea, or on land that none or several claim. */
  findAt(place: Place): Promise<{ country: Country; territory: Country | undefined } | undefined>
  /** By the distance of their `latlng`, the nearest first. */
  listNearest(place: Place, limit: number): { country: Country; distanceKm: number }[]
}

export interface Place {
  lat: number
  lng: number
}

export function createPlaces({ all, findByCode }: Countries): Places {
  return {
    async findAt({ lat, lng }) {
      // Its outlines take 30 MB, which a service that is never asked does not have to spend.
      const { iso1A2Code } = await import('@rapideditor/country-coder')
      const codeOf = (level: string) => iso1A2Code([lng, lat], { level }) ?? ''
      const [country, territory] = [findByCode(codeOf('country')), findByCode(codeOf('territory'))]
      return country && { country, territory: territory === country ? undefined : territory }
    },
    listNearest: (place, limit) =>
      all
        .map((country) => {
          const [lat = 0, lng = 0] = country.latlng
          return { country, distanceKm: Math.round(distanceKm(place, { lat, lng }) * 10) / 10 }
        })
        .sort((a, b) => a.distanceKm - b.distanceKm)
        .slice(0, limit),
  }
}

const earthRadiusKm = 6371.0088

/** Along the great circle, by the haversine formula, on a sphere of the earth's mean radius. */
function distanceKm(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, halfChord)))
}
