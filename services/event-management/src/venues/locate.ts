import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import type { Point } from '../geography/sphere.ts'
import type { Address } from './address-display.ts'

/** The center of the address's city. Undefined if it is unknown. */
export async function locateCity(
  { locate }: Pick<Gazetteer, 'locate'>,
  { city, region, country }: Pick<Address, 'city' | 'region' | 'country'>,
): Promise<Point | undefined> {
  if (!city) return undefined
  // Region names vary, so the largest city of that name is better than none.
  const located =
    (await locate(listed(city, region, country))) ??
    (region ? await locate(listed(city, country)) : undefined)
  return located && 'center' in located ? located.center : undefined
}

const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
