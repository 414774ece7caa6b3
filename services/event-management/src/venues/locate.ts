import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import type { Point } from '../geography/sphere.ts'
import type { Address } from './address-display.ts'

/** The middle of the city of an address; undefined where nobody knows it. */
export async function locateCity(
  { locate }: Pick<Gazetteer, 'locate'>,
  { city, region, country }: Pick<Address, 'city' | 'region' | 'country'>,
): Promise<Point | undefined> {
  if (!city) return undefined
  // Regions are written in many ways; better the largest city of the name than none.
  const located =
    (await locate(listed(city, region, country))) ??
    (region ? await locate(listed(city, country)) : undefined)
  return located && 'center' in located ? located.center : undefined
}

const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
