import { mountains } from './families/mountains.ts'
import { night } from './families/night.ts'
import { sea } from './families/sea.ts'
import { sky } from './families/sky.ts'
import { terrain } from './families/terrain.ts'
import type { Family } from './family.ts'

// A scene's recipe has the type of its family: each list in `catalogue/` says so.
export const families: ReadonlyMap<string, Family<object>> = new Map(
  [mountains, terrain, sea, sky, night].map((family) => [family.name, family as unknown as Family<object>]),
)
