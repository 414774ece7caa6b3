import type { NightRecipe } from '../families/night.ts'
import { LANDSCAPE, PORTRAIT, type Scene, SQUARE } from '../scene.ts'

const family = 'night'

export const night: readonly Scene<NightRecipe>[] = [
  {
    name: 'milky-way-over-conifers',
    family,
    title: 'Milky Way over conifers',
    alt: 'The Milky Way rises behind a black line of conifers.',
    tags: ['night', 'stars', 'milky way', 'galaxy', 'conifers', 'forest', 'silhouette', 'sky', 'astronomy', 'dark', 'nature', 'space'],
    ...PORTRAIT,
    takenAt: '2023-07-19T22:40:00Z',
    recipe: {
      seed: 7,
      colours: [[0, '#070b18'], [0.6, '#111b30'], [0.9, '#2b3a4e'], [1, '#4a4d50']],
      horizon: 0.92, stars: 1,
      milkyWay: { x: 0.4, y: 0.52, angle: -62, width: 0.14, strength: 0.9, core: '#a48a70', edge: '#5d6f92' },
      ridges: [{ y: 0.93, height: 0.05, rugged: 0.3, colour: '#0d141c' }, { y: 1.0, height: 0.05, rugged: 0, colour: '#04070a', trees: 0.12 }],
    },
  },
  {
    name: 'aurora-over-a-lake',
    family,
    title: 'Aurora over a lake',
    alt: 'Green and violet northern lights hang over dark mountains and are mirrored in a lake.',
    tags: ['night', 'aurora', 'northern lights', 'green', 'lake', 'reflection', 'mountains', 'stars', 'arctic', 'sky', 'winter', 'nature'],
    ...LANDSCAPE,
    takenAt: '2024-02-26T21:15:00Z',
    recipe: {
      seed: 3,
      colours: [[0, '#060d1c'], [0.7, '#0d2233'], [1, '#1a3a44']],
      horizon: 0.66, stars: 0.8,
      aurora: { low: '#5fd69a', high: '#7a4f9e', strength: 0.7, curtains: [{ y: 0.52, height: 0.34, sway: 0.22 }, { y: 0.4, height: 0.3, sway: 0.25 }, { y: 0.58, height: 0.14, sway: 0.08 }] },
      ridges: [{ y: 0.67, height: 0.16, rugged: 0.9, colour: '#0a141d' }, { y: 0.69, height: 0.02, rugged: 0, colour: '#04080b', trees: 0.035 }],
      lake: { y: 0.69, ripple: 0.05 },
    },
  },
  {
    name: 'moonrise-over-hills',
    family,
    title: 'Moonrise over hills',
    alt: 'A large orange full moon rises over dark wooded hills.',
    tags: ['night', 'moon', 'moonrise', 'full moon', 'hills', 'orange', 'dusk', 'silhouette', 'forest', 'sky', 'nature', 'evening'],
    ...SQUARE,
    takenAt: '2022-10-09T17:50:00Z',
    recipe: {
      seed: 11,
      colours: [[0, '#131a33'], [0.6, '#3b3a5a'], [0.9, '#7b5866'], [1, '#9a6a62']],
      horizon: 0.8, stars: 0.15,
      moon: { x: 0.62, y: 0.45, radius: 0.15, colour: '#f7c68c', glow: 0.35 },
      ridges: [{ y: 0.82, height: 0.12, rugged: 0.4, colour: '#3a2f45' }, { y: 0.92, height: 0.1, rugged: 0.2, colour: '#1c1826' }, { y: 1.02, height: 0.06, rugged: 0, colour: '#07070c', trees: 0.14 }],
    },
  },
  {
    name: 'star-trails',
    family,
    title: 'Star trails',
    alt: 'Star trails draw circles around the pole over a rocky crest.',
    tags: ['night', 'stars', 'star trails', 'long exposure', 'circles', 'sky', 'mountain', 'silhouette', 'astronomy', 'blue', 'dark', 'nature'],
    ...LANDSCAPE,
    takenAt: '2021-12-04T23:05:00Z',
    recipe: {
      seed: 14,
      colours: [[0, '#0a1430'], [0.7, '#1d3358'], [1, '#43566f']],
      horizon: 0.86, stars: 1,
      trails: { x: 0.5, y: 0.36, arc: 0.1 },
      ridges: [{ y: 0.92, height: 0.22, rugged: 0.9, colour: '#0b1018' }],
    },
  },
]
