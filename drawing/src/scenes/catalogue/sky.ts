import type { SkyFamilyRecipe } from '../families/sky.ts'
import { LANDSCAPE, PORTRAIT, type Scene } from '../scene.ts'

const family = 'sky'

export const sky: readonly Scene<SkyFamilyRecipe>[] = [
  {
    name: 'sunset-altocumulus',
    family,
    title: 'Sunset altocumulus',
    alt: 'A field of small clouds glows orange and pink around the setting sun.',
    tags: ['sky', 'clouds', 'sunset', 'altocumulus', 'orange', 'pink', 'evening', 'dusk', 'weather', 'nature', 'glow', 'dramatic'],
    ...LANDSCAPE,
    takenAt: '2023-08-24T18:44:00Z',
    recipe: {
      kind: 'layer', seed: 6,
      sky: { colours: [[0, '#3b5788'], [0.5, '#a98ba0'], [0.85, '#f0a672'], [1, '#f8c583']], sun: { x: 0.9, y: 0.78, colour: '#ffb870', radius: 0.02, glow: 0.5 } },
      horizon: 0.88, lens: 1, lit: '#ffb68a', shade: '#6d5a7d', cover: 0.5, scale: 1.3, heaps: 0.8, thickness: 1,
      land: { colour: '#1a1520', height: 0.04, roughness: 0.45 },
    },
  },
  {
    name: 'towering-cumulus',
    family,
    title: 'Towering cumulus',
    alt: 'White cumulus clouds tower into a deep blue sky.',
    tags: ['sky', 'clouds', 'cumulus', 'blue', 'white', 'summer', 'weather', 'day', 'fluffy', 'nature', 'air', 'bright'],
    ...LANDSCAPE,
    takenAt: '2024-07-11T13:20:00Z',
    recipe: {
      kind: 'cumulus', seed: 3,
      sky: { colours: [[0, '#2461ab'], [0.7, '#6ea6d8'], [1, '#b5d2e6']] },
      horizon: 1, lit: '#fffdf6', shade: '#8299b5', base: 0.86, growth: 0.6, cover: 0.5, scale: 1.6, light: [-0.6, 0.7, 0.4],
    },
  },
  {
    name: 'sea-of-clouds',
    family,
    title: 'Sea of clouds',
    alt: 'Dark peaks stand out of a sea of clouds in warm morning light.',
    tags: ['sky', 'clouds', 'sea of clouds', 'peaks', 'mountains', 'morning', 'above', 'aerial', 'sunrise', 'soft', 'nature', 'white'],
    ...LANDSCAPE,
    takenAt: '2021-10-03T05:58:00Z',
    recipe: {
      kind: 'above', seed: 5,
      sky: { colours: [[0, '#4c78ae'], [0.6, '#b3c4d3'], [1, '#f6d7ae']], sun: { x: 0.4, y: 0.3, colour: '#ffe0b0', radius: 0.018, glow: 0.5 } },
      horizon: 0.4, lens: 0.8, eye: 1.3, swell: 0.7, scale: 1, lit: '#fff0da', shade: '#8c98b6',
      light: { azimuth: 215, elevation: 18 }, haze: { colour: '#f0d9c0', reach: 40 },
      peaks: { colour: '#4a4648', snow: '#e8e8ee', height: 3.6, level: 2.1 },
    },
  },
  {
    name: 'rain-light',
    family,
    title: 'Rain light',
    alt: 'Beams of light fall through a hole in dark rain clouds over low hills.',
    tags: ['sky', 'clouds', 'rays', 'sunbeams', 'dark', 'storm', 'rain', 'weather', 'hills', 'dramatic', 'light', 'nature'],
    ...PORTRAIT,
    takenAt: '2022-04-17T16:31:00Z',
    recipe: {
      kind: 'layer', seed: 15,
      sky: { colours: [[0, '#68788a'], [0.6, '#c4bfae'], [1, '#efdcae']], sun: { x: 0.3, y: 0.42, colour: '#ffe9b8', radius: 0.02, glow: 0.5 } },
      horizon: 0.86, lens: 1, lit: '#e9dcc2', shade: '#3a434f', cover: 0.72, scale: 0.9, heaps: 0.3, thickness: 1.5, rays: 0.5,
      land: { colour: '#1d2326', height: 0.07, roughness: 0.42 },
    },
  },
]
