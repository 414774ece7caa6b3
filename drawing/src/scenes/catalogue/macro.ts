import type { MacroRecipe } from '../families/macro.ts'
import { landscape, listTags, portrait, type Scene, square } from '../scene.ts'

const family = 'macro'

export const macro: readonly Scene<MacroRecipe>[] = [
  {
    name: 'annual-rings',
    family,
    title: 'Annual rings',
    alt: 'The sawn end of a tree trunk with warm brown annual rings and deep drying cracks.',
    tags: listTags(
      'wood, tree rings, annual rings, trunk, brown, texture, macro, nature, timber, cracks, grain, forestry, pattern',
    ),
    ...landscape,
    takenAt: '2022-02-13T12:08:00Z',
    recipe: {
      kind: 'wood',
      seed: 3,
      colors: [
        [0, '#3f2413'],
        [0.35, '#8a5a30'],
        [0.7, '#c89a62'],
        [1, '#ecd2a4'],
      ],
      pith: [0.36, 0.55],
      rings: 42,
      cracks: 5,
    },
  },
  {
    name: 'leaf-against-the-light',
    family,
    title: 'Leaf against the light',
    alt: 'Veins branch through a bright green leaf with sunlight behind it.',
    tags: listTags(
      'leaf, green, veins, macro, nature, plant, backlit, spring, botany, texture, close-up, fresh, organic',
    ),
    ...landscape,
    takenAt: '2023-05-11T15:30:00Z',
    recipe: {
      kind: 'leaf',
      seed: 3,
      colors: [
        [0, '#0d3a08'],
        [0.3, '#2f7d12'],
        [0.55, '#7cb824'],
        [0.8, '#c8e064'],
        [1, '#f4f7c0'],
      ],
      angle: 0.06,
      offset: 0.12,
      veins: 5.5,
    },
  },
  {
    name: 'red-autumn-leaf',
    family,
    title: 'Red autumn leaf',
    alt: 'A close view of a red autumn leaf with orange veins.',
    tags: listTags(
      'leaf, red, autumn, fall, veins, macro, nature, orange, backlit, season, close-up, texture, october',
    ),
    ...portrait,
    takenAt: '2021-10-23T14:02:00Z',
    recipe: {
      kind: 'leaf',
      seed: 8,
      colors: [
        [0, '#3a0408'],
        [0.3, '#9c1010'],
        [0.55, '#d83a14'],
        [0.8, '#f79a34'],
        [1, '#ffe09a'],
      ],
      angle: 0.29,
      offset: -0.08,
      veins: 4.2,
    },
  },
  {
    name: 'crumpled-white-paper',
    family,
    title: 'Crumpled white paper',
    alt: 'Crumpled white paper with sharp creases and soft grey shadows.',
    tags: listTags(
      'paper, white, crumpled, texture, background, creases, wrinkled, minimal, bright, shadow, surface, blank, stationery',
    ),
    ...landscape,
    takenAt: '2021-02-25T09:50:00Z',
    recipe: {
      kind: 'crumple',
      seed: 4,
      colors: [
        [0, '#77787c'],
        [0.3, '#c2c3c6'],
        [0.6, '#ecebea'],
        [1, '#ffffff'],
      ],
      scale: 2.6,
      depth: 0.4,
      gloss: 0,
    },
  },
  {
    name: 'rose-foil',
    family,
    title: 'Rose foil',
    alt: 'Crumpled metallic foil in magenta and rose reflects light on its creases.',
    tags: listTags(
      'foil, magenta, pink, rose, metallic, crumpled, shiny, texture, background, festive, abstract, reflection, vivid',
    ),
    ...square,
    takenAt: '2023-12-21T16:44:00Z',
    recipe: {
      kind: 'crumple',
      seed: 11,
      colors: [
        [0, '#3a0228'],
        [0.3, '#a01070'],
        [0.6, '#ea4aa8'],
        [0.85, '#ffb4dc'],
        [1, '#fff4fa'],
      ],
      scale: 3.4,
      depth: 0.75,
      gloss: 0.4,
    },
  },
  {
    name: 'drops-on-green',
    family,
    title: 'Drops on green',
    alt: 'Clear water drops sit on glass in front of blurred green foliage.',
    tags: listTags(
      'water, drops, green, macro, rain, fresh, nature, spring, glass, dew, wet, background, garden',
    ),
    ...square,
    takenAt: '2025-04-26T08:17:00Z',
    recipe: {
      kind: 'glass',
      seed: 14,
      sky: '#c8e6a0',
      haze: '#4a8a2a',
      ground: '#1c4a18',
      lamps: ['#d8f09a', '#8ac850'],
      count: 14,
      radius: 0.13,
      drops: 4.5,
      wet: 0.95,
      streaks: false,
    },
  },
]
