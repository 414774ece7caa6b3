import { abstract } from './families/abstract.ts'
import { city } from './families/city.ts'
import { forest } from './families/forest.ts'
import { macro } from './families/macro.ts'
import { mountains } from './families/mountains.ts'
import { night } from './families/night.ts'
import { sea } from './families/sea.ts'
import { sky } from './families/sky.ts'
import { stillLife } from './families/still-life.ts'
import { terrain } from './families/terrain.ts'
import type { Family } from './family.ts'

// A scene's recipe has the type of its family: each list in `catalogue/` says so.
export const families: ReadonlyMap<string, Family<object>> = new Map(
  [mountains, terrain, sea, sky, night, forest, macro, abstract, city, stillLife].map((family) => [
    family.name,
    family as unknown as Family<object>,
  ]),
)
