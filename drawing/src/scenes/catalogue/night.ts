import type { NightRecipe } from '../families/night/recipe.ts'
import { landscape, listTags, panorama, portrait, type Scene, square } from '../scene.ts'

export const night: readonly Scene<NightRecipe>[] = [
  {
    name: 'milky-way-over-conifers',
    family: 'night',
    title: 'Milky Way over conifers',
    alt: 'The Milky Way rises behind a black line of conifers.',
    tags: listTags(
      'night, stars, milky way, galaxy, conifers, forest, silhouette, sky, astronomy, dark, nature, space, black',
    ),
    ...portrait,
    takenAt: '2023-07-19T22:40:00Z',
    recipe: {
      seed: 7,
      colors: [
        [0, '#070b18'],
        [0.6, '#111b30'],
        [0.9, '#2b3a4e'],
        [1, '#4a4d50'],
      ],
      horizon: 0.92,
      stars: 1,
      milkyWay: { x: 0.4, y: 0.52, angle: -62, width: 0.14, strength: 0.9, core: '#a48a70', edge: '#5d6f92' },
      ridges: [
        { y: 0.93, height: 0.05, rugged: 0.3, color: '#0d141c' },
        { y: 1.0, height: 0.05, rugged: 0, color: '#04070a', trees: 0.12 },
      ],
    },
  },
  {
    name: 'aurora-over-a-lake',
    family: 'night',
    title: 'Aurora over a lake',
    alt: 'Green northern lights hang over dark mountains and are mirrored in a lake.',
    tags: listTags(
      'night, aurora, northern lights, green, lake, reflection, mountains, stars, arctic, sky, winter, nature, polar',
    ),
    ...landscape,
    takenAt: '2024-02-26T21:15:00Z',
    recipe: {
      seed: 14,
      colors: [
        [0, '#060d1c'],
        [0.7, '#0d2233'],
        [1, '#1a3a44'],
      ],
      horizon: 0.66,
      stars: 0.8,
      aurora: {
        low: '#5fc493',
        high: '#7a4f9e',
        strength: 0.55,
        curtains: [
          { y: 0.5, height: 0.36, sway: 0.22 },
          { y: 0.36, height: 0.34, sway: 0.3 },
          { y: 0.58, height: 0.14, sway: 0.08 },
        ],
      },
      ridges: [
        { y: 0.67, height: 0.16, rugged: 0.9, color: '#0a141d' },
        { y: 0.69, height: 0.02, rugged: 0, color: '#04080b', trees: 0.035 },
      ],
      lake: { y: 0.69, ripple: 0.05 },
    },
  },
  {
    name: 'moonrise-over-hills',
    family: 'night',
    title: 'Moonrise over hills',
    alt: 'A large orange full moon rises over dark wooded hills.',
    tags: listTags(
      'night, moon, moonrise, full moon, hills, orange, dusk, silhouette, forest, sky, nature, evening, red',
    ),
    ...square,
    takenAt: '2022-10-09T17:50:00Z',
    recipe: {
      seed: 11,
      colors: [
        [0, '#131a33'],
        [0.6, '#3b3a5a'],
        [0.9, '#7b5866'],
        [1, '#9a6a62'],
      ],
      horizon: 0.8,
      stars: 0.15,
      moon: { x: 0.62, y: 0.45, radius: 0.13, color: '#f7c68c', glow: 0.07 },
      ridges: [
        { y: 0.82, height: 0.12, rugged: 0.4, color: '#3a2f45' },
        { y: 0.92, height: 0.1, rugged: 0.2, color: '#1c1826' },
        { y: 1.02, height: 0.06, rugged: 0, color: '#07070c', trees: 0.14 },
      ],
    },
  },
  {
    name: 'star-trails',
    family: 'night',
    title: 'Star trails',
    alt: 'Star trails draw circles around the pole over a rocky crest.',
    tags: listTags(
      'night, stars, star trails, long exposure, circles, sky, mountain, silhouette, astronomy, blue, dark, nature, rotation',
    ),
    ...landscape,
    takenAt: '2021-12-04T23:05:00Z',
    recipe: {
      seed: 14,
      colors: [
        [0, '#060d22'],
        [0.7, '#122444'],
        [1, '#33465f'],
      ],
      horizon: 0.86,
      stars: 1,
      trails: { x: 0.5, y: 0.36, arc: 0.125 },
      ridges: [{ y: 0.92, height: 0.3, rugged: 0.95, color: '#070b12' }],
    },
  },
  {
    name: 'crimson-aurora',
    family: 'night',
    title: 'Crimson aurora',
    alt: 'Crimson and magenta northern lights stand over a dark plain with conifers.',
    tags: listTags(
      'night, aurora, northern lights, red, magenta, crimson, stars, conifers, trees, sky, winter, nature, polar',
    ),
    ...portrait,
    takenAt: '2024-05-10T23:32:00Z',
    recipe: {
      seed: 22,
      colors: [
        [0, '#12081c'],
        [0.6, '#2a1030'],
        [1, '#4a2440'],
      ],
      horizon: 0.86,
      stars: 0.8,
      aurora: {
        low: '#c45a7e',
        high: '#a3284e',
        strength: 0.42,
        curtains: [
          { y: 0.7, height: 0.5, sway: 0.2 },
          { y: 0.55, height: 0.45, sway: 0.3 },
          { y: 0.8, height: 0.2, sway: 0.08 },
        ],
      },
      ridges: [
        { y: 0.88, height: 0.06, rugged: 0.5, color: '#2a1830' },
        { y: 0.95, height: 0.05, rugged: 0, color: '#08050b', trees: 0.1 },
      ],
    },
  },
  {
    name: 'moon-over-black-ridge',
    family: 'night',
    title: 'Moon over black ridge',
    alt: 'A small white moon stands over a black mountain ridge.',
    tags: listTags(
      'night, moon, black, ridge, mountain, silhouette, dark, minimal, sky, full moon, nature, quiet',
    ),
    ...portrait,
    takenAt: '2022-02-16T20:24:00Z',
    recipe: {
      seed: 34,
      colors: [
        [0, '#020306'],
        [0.6, '#070a10'],
        [1, '#141a22'],
      ],
      horizon: 0.8,
      stars: 0.35,
      moon: { x: 0.42, y: 0.3, radius: 0.055, color: '#e9ecf0', glow: 0.1 },
      ridges: [
        { y: 0.95, height: 0.42, rugged: 1, color: '#050609' },
        { y: 1.05, height: 0.2, rugged: 0.7, color: '#010203' },
      ],
    },
  },
  {
    name: 'galaxy-mirrored-in-a-lake',
    family: 'night',
    title: 'Galaxy mirrored in a lake',
    alt: 'The Milky Way rises over a violet horizon and is mirrored in a still lake.',
    tags: listTags(
      'night, stars, milky way, galaxy, lake, reflection, violet, purple, sky, astronomy, nature, space, water',
    ),
    ...landscape,
    takenAt: '2021-08-12T23:51:00Z',
    recipe: {
      seed: 43,
      colors: [
        [0, '#0b0a1f'],
        [0.6, '#1f1a3d'],
        [0.9, '#4d3a66'],
        [1, '#7a5878'],
      ],
      horizon: 0.64,
      stars: 1,
      milkyWay: {
        x: 0.85,
        y: 0.34,
        angle: -28,
        width: 0.11,
        strength: 0.95,
        core: '#c08f8a',
        edge: '#6a64a0',
      },
      ridges: [{ y: 0.65, height: 0.09, rugged: 0.85, color: '#120f20' }],
      lake: { y: 0.65, ripple: 0.03 },
    },
  },
  {
    name: 'wide-milky-way',
    family: 'night',
    title: 'Wide Milky Way',
    alt: 'The band of the Milky Way spans a wide view over dark hills.',
    tags: listTags(
      'night, stars, milky way, panorama, hills, galaxy, sky, horizon, astronomy, silhouette, nature, space, wide',
    ),
    ...panorama,
    takenAt: '2023-04-20T02:12:00Z',
    recipe: {
      seed: 3,
      colors: [
        [0, '#060a14'],
        [0.7, '#14202c'],
        [0.93, '#3b4440'],
        [1, '#6a5c42'],
      ],
      horizon: 0.88,
      stars: 1,
      milkyWay: {
        x: 1.35,
        y: 0.42,
        angle: -14,
        width: 0.15,
        strength: 0.95,
        core: '#b8976c',
        edge: '#5f7496',
      },
      ridges: [
        { y: 0.93, height: 0.16, rugged: 0.8, color: '#0b0c0d' },
        { y: 1.04, height: 0.14, rugged: 0.5, color: '#040404' },
      ],
    },
  },
  {
    name: 'teal-aurora-over-forest',
    family: 'night',
    title: 'Teal aurora over forest',
    alt: 'Teal northern lights glow behind a forest of conifers.',
    tags: listTags(
      'night, aurora, northern lights, teal, turquoise, forest, conifers, stars, sky, winter, nature, polar',
    ),
    ...square,
    takenAt: '2025-10-15T21:47:00Z',
    recipe: {
      seed: 66,
      colors: [
        [0, '#051018'],
        [0.6, '#0a2630'],
        [1, '#1c4a50'],
      ],
      horizon: 0.84,
      stars: 0.8,
      aurora: {
        low: '#56bdb0',
        high: '#3f6fa8',
        strength: 0.6,
        curtains: [
          { y: 0.62, height: 0.42, sway: 0.25 },
          { y: 0.44, height: 0.4, sway: 0.3 },
        ],
      },
      ridges: [
        { y: 0.86, height: 0.08, rugged: 0.3, color: '#0a2028', trees: 0.05 },
        { y: 0.98, height: 0.06, rugged: 0, color: '#03080a', trees: 0.16 },
      ],
    },
  },
]
