import type { TerrainRecipe } from '../families/terrain.ts'
import { LANDSCAPE, PANORAMA, type Scene } from '../scene.ts'

const family = 'terrain'

export const terrain: readonly Scene<TerrainRecipe>[] = [
  {
    name: 'alpine-lake-in-summer',
    family,
    title: 'Alpine lake in summer',
    alt: 'A clear lake lies in a green valley below rocky peaks with patches of snow.',
    tags: ['mountains', 'alps', 'lake', 'summer', 'valley', 'green', 'water', 'peaks', 'rock', 'landscape', 'nature', 'hiking'],
    ...LANDSCAPE,
    takenAt: '2023-07-02T09:20:00Z',
    recipe: {
      seed: 5,
      sky: { colours: [[0, '#3d78b8'], [0.7, '#9cc3e0'], [1, '#d3e3ea']], cloud: { colour: '#ffffff', shadow: '#c3ccd6', cover: 0.4 } },
      land: 'alpine', horizon: 0.42, lens: 0.9, eye: 0.12, relief: 2.1, rise: 6, valley: 1.2,
      water: { level: 0.12, colour: '#1c4a50', ripple: 0.12 },
      ground: { rock: '#9a9186', darkRock: '#5a544d', low: '#5d7038', snow: '#f4f6fa', lowLine: 0.55, snowLine: 1.0 },
      light: { azimuth: 60, elevation: 38, colour: '#fff2dc', strength: 0.75, shade: '#5d7796' },
      haze: { colour: '#b7d0e3', reach: 26 },
    },
  },
  {
    name: 'red-canyon-at-evening',
    family,
    title: 'Red canyon at evening',
    alt: 'Low sunlight falls on the terraced red walls of a wide canyon.',
    tags: ['canyon', 'desert', 'red', 'rock', 'evening', 'mesa', 'erosion', 'strata', 'landscape', 'nature', 'orange', 'dry'],
    ...PANORAMA,
    takenAt: '2022-05-14T18:40:00Z',
    recipe: {
      seed: 2,
      sky: { colours: [[0, '#5d86b5'], [0.7, '#c9cfd2'], [1, '#f3d9b4']], cloud: { colour: '#fff1df', shadow: '#c9b3a8', cover: 0.38 } },
      land: 'canyon', horizon: 0.3, lens: 0.8, eye: 0.35, relief: 1.3, rise: 2.5, valley: 1,
      ground: { rock: '#c7764a', darkRock: '#8a432a', low: '#a58558', lowLine: 0.06 },
      light: { azimuth: 75, elevation: 20, colour: '#ffd7a6', strength: 1, shade: '#5b5f80' },
      haze: { colour: '#dcc4b0', reach: 22 },
    },
  },
  {
    name: 'snowfields-in-blue-light',
    family,
    title: 'Snowfields in blue light',
    alt: 'Snow-covered mountains in cold blue morning light with fog in the valley.',
    tags: ['snow', 'winter', 'mountains', 'blue', 'cold', 'fog', 'white', 'peaks', 'landscape', 'nature', 'morning', 'silence'],
    ...LANDSCAPE,
    takenAt: '2025-02-03T07:50:00Z',
    recipe: {
      seed: 9,
      sky: { colours: [[0, '#7795bb'], [0.7, '#c4cddd'], [1, '#ecdcd8']] },
      land: 'alpine', horizon: 0.4, lens: 0.7, eye: 0.3, relief: 2.4, rise: 5, valley: 1.4,
      ground: { rock: '#6d6a6c', darkRock: '#3e3d42', low: '#dfe5ee', snow: '#f5f7fb', lowLine: 0.3, snowLine: 0.2 },
      light: { azimuth: 100, elevation: 16, colour: '#ffd9c2', strength: 0.85, shade: '#6f87b4' },
      haze: { colour: '#c3cfe0', reach: 20, fog: 0.7, fogHeight: 0.25 },
    },
  },
]
