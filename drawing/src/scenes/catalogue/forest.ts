import type { ForestRecipe } from '../families/forest.ts'
import { LANDSCAPE, PANORAMA, PORTRAIT, type Scene, SQUARE } from '../scene.ts'

const family = 'forest'

export const forest: readonly Scene<ForestRecipe>[] = [
  {
    name: 'forest-in-morning-fog', family,
    title: 'Forest in morning fog',
    alt: 'Dark trunks fade row by row into pale grey-green morning fog.',
    tags: ['forest', 'fog', 'mist', 'trees', 'trunks', 'morning', 'green', 'nature', 'moody', 'woods', 'atmosphere', 'quiet', 'grey'],
    ...LANDSCAPE, takenAt: '2022-10-03T06:31:00Z',
    recipe: {
      kind: 'trunks', seed: 3, fog: [[0, '#aebcb4'], [0.5, '#ccd5cc'], [1, '#9aa79c']], glow: { x: 0.6, y: 0.3, colour: '#eef2e6', reach: 0.6 },
      bark: '#1f2420', birch: false, foliage: ['#2c3a22', '#5a6a4c'], leafage: 0.5, ground: ['#2a3520', '#5c6a50'], rows: 7, density: 9, horizon: 0.62, thickness: 0.92, shafts: 0,
    },
  },
  {
    name: 'sunbeams-in-the-beech-wood', family,
    title: 'Sunbeams in the beech wood',
    alt: 'Golden sunbeams fall between tall beech trunks onto the forest floor.',
    tags: ['forest', 'sunbeams', 'light rays', 'trees', 'golden', 'sunlight', 'yellow', 'beech', 'morning', 'nature', 'woods', 'magic', 'summer'],
    ...PORTRAIT, takenAt: '2023-07-19T05:58:00Z',
    recipe: {
      kind: 'trunks', seed: 8, fog: [[0, '#a8a860'], [0.5, '#c4b878'], [1, '#8a8248']], glow: { x: 0.55, y: 0.22, colour: '#fff0b4', reach: 0.42 },
      bark: '#2a2114', birch: false, foliage: ['#4a6a1c', '#8a9a3c'], leafage: 0.75, ground: ['#4a4a1c', '#8c8444'], rows: 6, density: 8, horizon: 0.68, thickness: 0.85, shafts: 0.4,
    },
  },
  {
    name: 'autumn-avenue-in-haze', family,
    title: 'Autumn wood in haze',
    alt: 'Orange and red foliage glows between dark trunks in hazy autumn light.',
    tags: ['autumn', 'forest', 'orange', 'red', 'foliage', 'trees', 'fall', 'haze', 'leaves', 'october', 'nature', 'warm', 'woods'],
    ...LANDSCAPE, takenAt: '2021-10-25T08:12:00Z',
    recipe: {
      kind: 'trunks', seed: 12, fog: [[0, '#e0b890'], [0.5, '#eccaa0'], [1, '#c09068']], glow: { x: 0.42, y: 0.4, colour: '#fff0d0', reach: 0.5 },
      bark: '#231610', birch: false, foliage: ['#c4480c', '#e09a4a'], leafage: 0.95, ground: ['#9c4410', '#c88a4c'], rows: 6, density: 8, horizon: 0.66, thickness: 0.85, shafts: 0,
    },
  },
  {
    name: 'birch-grove', family,
    title: 'Birch grove',
    alt: 'White birch trunks with dark marks stand close together in light yellow foliage.',
    tags: ['birch', 'forest', 'trees', 'white', 'yellow', 'trunks', 'bark', 'autumn', 'nature', 'grove', 'bright', 'nordic', 'woods'],
    ...LANDSCAPE, takenAt: '2024-09-28T12:03:00Z',
    recipe: {
      kind: 'trunks', seed: 16, fog: [[0, '#e4e2b8'], [0.5, '#eef0d8'], [1, '#c8c894']], glow: { x: 0.5, y: 0.4, colour: '#fbfae8', reach: 0.6 },
      bark: '#e8e6de', birch: true, foliage: ['#d8b820', '#e4d070'], leafage: 0.72, ground: ['#7c7a2c', '#c0b868'], rows: 6, density: 9, horizon: 0.72, thickness: 0.8, shafts: 0,
    },
  },
  {
    name: 'winter-trunks', family,
    title: 'Winter trunks',
    alt: 'Bare black trunks and branches stand in white winter fog, in black and white.',
    tags: ['winter', 'forest', 'black and white', 'monochrome', 'snow', 'bare trees', 'fog', 'branches', 'white', 'minimal', 'cold', 'quiet', 'trunks'],
    ...PORTRAIT, takenAt: '2022-01-09T10:26:00Z',
    recipe: {
      kind: 'trunks', seed: 23, fog: [[0, '#dcdcdc'], [0.6, '#efefef'], [1, '#e2e2e2']], glow: { x: 0.5, y: 0.4, colour: '#fafafa', reach: 0.8 },
      bark: '#141414', birch: false, foliage: ['#444444', '#888888'], leafage: 0, ground: ['#d4d4d4', '#ececec'], rows: 6, density: 8, horizon: 0.74, thickness: 0.92, shafts: 0,
    },
  },
  {
    name: 'blue-night-forest', family,
    title: 'Blue night forest',
    alt: 'Tree trunks stand as dark shapes in blue moonlit fog.',
    tags: ['forest', 'night', 'blue', 'moonlight', 'fog', 'dark', 'trees', 'mystery', 'silhouette', 'fairy tale', 'woods', 'moody', 'mist'],
    ...LANDSCAPE, takenAt: '2023-11-27T22:15:00Z',
    recipe: {
      kind: 'trunks', seed: 31, fog: [[0, '#0c1c3c'], [0.5, '#24487c'], [1, '#0c1a34']], glow: { x: 0.4, y: 0.36, colour: '#a8ccf0', reach: 0.3 },
      bark: '#03060c', birch: false, foliage: ['#050b14', '#12284a'], leafage: 0.5, ground: ['#040810', '#14294a'], rows: 6, density: 8, horizon: 0.68, thickness: 0.85, shafts: 0.25,
    },
  },
  {
    name: 'spruces-in-fog', family,
    title: 'Spruces in fog',
    alt: 'Slopes of dark spruces rise out of drifting fog.',
    tags: ['spruce', 'forest', 'fog', 'conifers', 'mountains', 'green', 'mist', 'trees', 'moody', 'nature', 'evergreen', 'wilderness', 'slope'],
    ...LANDSCAPE, takenAt: '2022-09-17T07:40:00Z',
    recipe: { kind: 'conifers', seed: 4, sky: [[0, '#c4ccd0'], [1, '#dfe4e4']], fog: '#d8dedd', near: '#16251d', far: '#3c5048', tips: '#4c6248', slopes: 5, start: 0.2, size: 0.34, fogginess: 1 },
  },
  {
    name: 'teal-conifer-slopes', family,
    title: 'Teal conifer slopes',
    alt: 'Rows of conifers in cool teal tones vanish in evening mist.',
    tags: ['conifers', 'forest', 'teal', 'mist', 'evening', 'trees', 'slopes', 'mountains', 'pine', 'layers', 'nature', 'moody', 'turquoise'],
    ...PORTRAIT, takenAt: '2024-11-11T16:04:00Z',
    recipe: { kind: 'conifers', seed: 9, sky: [[0, '#4f8f94'], [1, '#9cc8c4']], fog: '#8fc0be', near: '#06262a', far: '#2c6468', tips: '#2a6a66', slopes: 6, start: 0.22, size: 0.27, fogginess: 0.95 },
  },
  {
    name: 'larches-among-spruces', family,
    title: 'Larches among spruces',
    alt: 'Golden larches stand between dark green spruces on a misty mountain slope.',
    tags: ['larch', 'autumn', 'forest', 'gold', 'yellow', 'green', 'conifers', 'mountain', 'mist', 'fall', 'nature', 'trees', 'slope'],
    ...PANORAMA, takenAt: '2023-10-21T09:33:00Z',
    recipe: { kind: 'conifers', seed: 14, sky: [[0, '#b8c4cc'], [1, '#e0dfd4']], fog: '#dcdcd0', near: '#1c2c1a', far: '#4c5c44', tips: '#5c6c3c', slopes: 4, start: 0.12, size: 0.4, fogginess: 0.75, autumn: [0.32, '#c88a1c'] },
  },
  {
    name: 'autumn-leaves-against-the-sun', family,
    title: 'Autumn leaves against the sun',
    alt: 'Red and orange leaves hang on twigs, the sunlit wood behind them is blurred.',
    tags: ['autumn', 'leaves', 'red', 'orange', 'bokeh', 'twig', 'fall', 'sunlight', 'nature', 'forest', 'season', 'close-up', 'warm'],
    ...LANDSCAPE, takenAt: '2025-10-12T14:47:00Z',
    recipe: { kind: 'leaves', seed: 4, background: ['#5a2408', '#c4701c', '#ffd890'], colours: ['#d83a10', '#e8601c', '#c41c10', '#f08c24'], bark: '#1c0f08', branches: 4, size: 0.13, bokeh: 60 },
  },
  {
    name: 'fresh-spring-leaves', family,
    title: 'Fresh spring leaves',
    alt: 'Bright green young leaves on thin twigs in front of soft green light.',
    tags: ['spring', 'leaves', 'green', 'bokeh', 'fresh', 'nature', 'twig', 'forest', 'sunlight', 'growth', 'eco', 'close-up', 'may'],
    ...PORTRAIT, takenAt: '2024-05-05T10:18:00Z',
    recipe: { kind: 'leaves', seed: 9, background: ['#1c4410', '#5c9428', '#d8f0a0'], colours: ['#5ea81c', '#78c02c', '#4a9018', '#98cc40'], bark: '#2a2414', branches: 5, size: 0.11, bokeh: 60 },
  },
]
