import { abstract } from './catalogue/abstract.ts'
import { architecture } from './catalogue/architecture.ts'
import { canyonsAndHills } from './catalogue/canyons-and-hills.ts'
import { city } from './catalogue/city.ts'
import { forest } from './catalogue/forest.ts'
import { fruit } from './catalogue/fruit.ts'
import { macro } from './catalogue/macro.ts'
import { minerals } from './catalogue/minerals.ts'
import { mountains } from './catalogue/mountains.ts'
import { night } from './catalogue/night.ts'
import { sea } from './catalogue/sea.ts'
import { sky } from './catalogue/sky.ts'
import { stillLife } from './catalogue/still-life.ts'
import { terrain } from './catalogue/terrain.ts'
import type { Scene } from './scene.ts'

/** Every generated photograph. Plain data: families and noise are loaded by `render.ts` only. */
export const scenes: readonly Scene[] = [
  ...mountains,
  ...terrain,
  ...canyonsAndHills,
  ...sea,
  ...sky,
  ...night,
  ...forest,
  ...macro,
  ...minerals,
  ...abstract,
  ...city,
  ...architecture,
  ...stillLife,
  ...fruit,
]
