import type { BaseCountry, Country } from './country.ts'

/** Readable URLs instead of the opaque short links of v3.1. */
export function mapLinks({ name, latlng: [lat, lng] }: BaseCountry): Country['maps'] {
  return {
    googleMaps: `https://www.google.com/maps/place/${encodeURIComponent(name.common)}`,
    openStreetMaps: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=6/${lat}/${lng}`,
  }
}
