import type { Random } from '../random.ts'
import type { Template } from './stage.ts'
import type { Work } from './subject.ts'
import { bareTrees } from './templates/bare-trees.ts'
import { blades } from './templates/blades.ts'
import { blossom } from './templates/blossom.ts'
import { castleRock } from './templates/castle-rock.ts'
import { cloudShip } from './templates/cloud-ship.ts'
import { fairground } from './templates/fairground.ts'
import { forest } from './templates/forest.ts'
import { giant } from './templates/giant.ts'
import { inkHills } from './templates/ink-hills.ts'
import { labyrinth } from './templates/labyrinth.ts'
import { lanternNight } from './templates/lantern-night.ts'
import { moonCity } from './templates/moon-city.ts'
import { pop } from './templates/pop.ts'
import { rain } from './templates/rain.ts'
import { rooftopCat } from './templates/rooftop-cat.ts'
import { score } from './templates/score.ts'
import { seaRoad } from './templates/sea-road.ts'
import { sport } from './templates/sport.ts'
import { starfield } from './templates/starfield.ts'
import { summerLine } from './templates/summer-line.ts'
import { sunburst } from './templates/sunburst.ts'
import { table } from './templates/table.ts'
import { waves } from './templates/waves.ts'

export const templates: readonly Template[] = [
  bareTrees,
  blades,
  blossom,
  castleRock,
  cloudShip,
  fairground,
  forest,
  giant,
  inkHills,
  labyrinth,
  lanternNight,
  moonCity,
  pop,
  rain,
  rooftopCat,
  score,
  seaRoad,
  sport,
  starfield,
  summerLine,
  sunburst,
  table,
  waves,
]

/** Templates that suit works without genres. */
const plainWeight = 0.06
/** Templates below this share of the best weight are not used. */
const minShare = 0.35

/** Weighted random choice by genres and categories. */
export function chooseTemplate({ genres, categories }: Work, random: Random, decisiveness = 2.6): Template {
  const weightIn = ({ suits }: Template) =>
    [...genres, ...categories].reduce(
      (sum, tag) => sum + (Object.hasOwn(suits, tag) ? (suits[tag] ?? 0) : 0),
      plainWeight,
    )
  const weights = templates.map((template) => [template, weightIn(template)] as const)
  const best = Math.max(...weights.map(([, weight]) => weight))
  const fitting = weights.filter(([, weight]) => weight >= best * minShare)
  return random.weighted(
    new Map(fitting.map(([template, weight]) => [template, weight ** decisiveness] as const)),
  )
}
