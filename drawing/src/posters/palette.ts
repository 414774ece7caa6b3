import { contrast, mix, type Oklch, oklch } from '../color.ts'
import type { Random } from '../random.ts'
import { type Family, recipes } from './palette-recipes.ts'
import type { Work } from './subject.ts'

/** Five colors and what lies between them. */
export interface Palette {
  /** The sky from above to the horizon. */
  top: string
  low: string
  /** Layers from the distance to the front, made of the horizon's color and the ground's. */
  far: string
  mid: string
  near: string
  ground: string
  /** Sun, moon, lit windows. */
  light: string
  /** The one that stands out. */
  accent: string
  /** Lettering that reads well on the ground, and on the top of the sky. */
  onGround: string
  onTop: string
}

export function choosePalette({ genres, categories }: Work, random: Random): Palette {
  const weights = new Map<Family, number>([['drama', 0.3]])
  const add = (family: Family, weight: number) => weights.set(family, (weights.get(family) ?? 0) + weight)
  for (const genre of genres) for (const family of familiesOf.get(genre) ?? []) add(family, 1)
  for (const category of categories) for (const family of familiesOf.get(category) ?? []) add(family, 0.6)
  // The recipe that most genres share is the most likely.
  const squared = new Map(weights.entries().map(([family, weight]) => [family, weight ** 2]))
  return paletteOf(random.pick(recipes[random.weighted(squared)]), random)
}

/** Varies the recipe slightly, so that works of one genre differ. */
export function paletteOf(recipe: readonly Oklch[], random: Random): Palette {
  const turn = random.between(-13, 13)
  const color = (i: number) => {
    const [lightness, chroma, hue] = recipe[i] ?? [0.5, 0, 0]
    return oklch([lightness + random.between(-0.012, 0.012), chroma, hue + turn])
  }
  const [top, low, ground, light, accent] = [color(0), color(1), color(2), color(3), color(4)]
  return {
    top,
    low,
    ground,
    light,
    accent,
    far: mix(low, ground, 0.26),
    mid: mix(low, ground, 0.52),
    near: mix(low, ground, 0.78),
    onGround: readable(ground, [light, mix(light, '#ffffff', 0.6), '#ffffff', mix(ground, '#000000', 0.7)]),
    onTop: readable(top, [
      ground,
      mix(ground, '#000000', 0.5),
      mix(light, '#ffffff', 0.5),
      '#ffffff',
      '#111111',
    ]),
  }
}

/** The first with enough contrast for small text, or else the one with the most contrast. */
function readable(paper: string, inks: readonly string[]): string {
  const enough = inks.find((ink) => contrast(ink, paper) >= 6)
  return enough ?? inks.reduce((best, ink) => (contrast(ink, paper) > contrast(best, paper) ? ink : best))
}

const families: Readonly<Record<string, readonly Family[]>> = {
  action: ['action'],
  adventure: ['fantasy', 'action'],
  comedy: ['comedy'],
  drama: ['drama'],
  'sci-fi': ['future'],
  space: ['future'],
  mystery: ['mystery'],
  magic: ['fantasy'],
  supernatural: ['mystery', 'fantasy'],
  fantasy: ['fantasy'],
  sports: ['sports', 'sports', 'sports'],
  romance: ['romance'],
  'slice-of-life': ['daily', 'daily'],
  horror: ['horror', 'horror'],
  psychological: ['mystery'],
  thriller: ['mystery'],
  'super-power': ['action'],
  school: ['daily'],
  vampire: ['horror'],
  historical: ['historical', 'historical'],
  military: ['military'],
  war: ['military', 'military'],
  mecha: ['mecha', 'mecha'],
  demons: ['horror', 'historical'],
  samurai: ['historical', 'historical'],
  'martial-arts': ['action'],
  music: ['music', 'music', 'music'],
  idol: ['music'],
  kids: ['kids', 'kids'],
  family: ['kids', 'daily'],
  friendship: ['daily'],
  parody: ['comedy'],
  gag: ['comedy'],
  harem: ['comedy', 'romance'],
  ecchi: ['comedy'],
  police: ['mystery'],
  crime: ['mystery'],
  detective: ['mystery'],
  cars: ['sports'],
  game: ['future', 'fantasy'],
  dementia: ['horror', 'mystery'],
  gore: ['horror'],
  zombies: ['horror'],
  'mahou-shoujo': ['romance', 'music'],
  'shoujo-ai': ['romance'],
  yuri: ['romance'],
  youth: ['daily', 'sports'],
  food: ['daily'],
  cooking: ['daily'],
  iyashikei: ['daily', 'daily'],
  youkai: ['historical', 'mystery'],
  cyberpunk: ['future', 'future'],
  'post-apocalypse': ['military', 'future'],
  'real-robot': ['mecha'],
  'super-robot': ['mecha'],
  'edo-period': ['historical'],
  'meiji-era': ['historical'],
  countryside: ['daily'],
  shoujo: ['romance'],
  isekai: ['fantasy'],
  tragedy: ['drama', 'drama'],
}

const familiesOf = new Map(Object.entries(families))
