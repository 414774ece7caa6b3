import { feature } from '@rapideditor/country-coder'
import type { Side } from './country.ts'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'

export function createDriveSideFinder(
  byHand: Facts['driveSides'],
  problems: Problems,
): (cca2: string) => Side {
  return (cca2) => {
    const sourceSide = feature(cca2)?.properties.driveSide
    const decided = byHand[cca2]?.side
    if (sourceSide === decided && sourceSide !== undefined)
      problems.add(`drive-sides.json: ${cca2}: changes nothing`)
    const side = decided ?? sourceSide
    if (side === undefined) problems.add(`car.side: ${cca2} is unknown; add it to drive-sides.json`)
    return side ?? 'right'
  }
}
