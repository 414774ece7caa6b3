import type { SeaRecipe } from '../families/sea.ts'
import { LANDSCAPE, PORTRAIT, type Scene } from '../scene.ts'

const family = 'sea'

export const sea: readonly Scene<SeaRecipe>[] = [
  {
    name: 'sun-on-open-water',
    family,
    title: 'Sun on open water',
    alt: 'The low sun glitters on small waves of an open sea.',
    tags: ['sea', 'ocean', 'sunset', 'sun', 'glitter', 'waves', 'horizon', 'orange', 'water', 'evening', 'calm', 'nature'],
    ...LANDSCAPE,
    takenAt: '2023-09-12T18:05:00Z',
    recipe: {
      seed: 4,
      sky: { colours: [[0, '#5d7f9f'], [0.6, '#d9b48c'], [1, '#f6b266']], sun: { x: 0.95, y: 0.36, colour: '#ffcf8a', radius: 0.022, glow: 0.6 }, cloud: { colour: '#f4b98c', shadow: '#a98287', cover: 0.42 } },
      horizon: 0.44, lens: 0.8, eye: 0.5, swell: 0.05, wavelength: 1.6, heading: 25, chop: 0.7,
      deep: '#16323f', through: '#2c6a6a', foam: 0, haze: { colour: '#e8b080', reach: 500 },
    },
  },
  {
    name: 'storm-swell',
    family,
    title: 'Storm swell',
    alt: 'Tall grey-green waves with white foam under heavy clouds.',
    tags: ['sea', 'ocean', 'storm', 'waves', 'foam', 'grey', 'wind', 'water', 'power', 'clouds', 'weather', 'nature'],
    ...LANDSCAPE,
    takenAt: '2024-11-20T13:15:00Z',
    recipe: {
      seed: 8,
      sky: { colours: [[0, '#4f5a63'], [0.7, '#8c979b'], [1, '#b7bfbd']], cloud: { colour: '#a9b2b5', shadow: '#444e57', cover: 0.75, scale: 0.7 } },
      horizon: 0.36, lens: 0.7, eye: 0.7, swell: 0.38, wavelength: 5, heading: -20, chop: 0.6,
      deep: '#1c3538', through: '#4e8f83', foam: 0.55, haze: { colour: '#a9b2b2', reach: 90 },
    },
  },
  {
    name: 'blue-trade-wind-sea',
    family,
    title: 'Blue trade wind sea',
    alt: 'A deep blue sea with small waves under a clear sky and a distant headland.',
    tags: ['sea', 'ocean', 'blue', 'waves', 'clear sky', 'headland', 'summer', 'horizon', 'water', 'coast', 'nature', 'travel'],
    ...PORTRAIT,
    takenAt: '2022-06-30T11:30:00Z',
    recipe: {
      seed: 12,
      sky: { colours: [[0, '#2f6fb3'], [0.7, '#8fbbdd'], [1, '#cfe0e8']], cloud: { colour: '#ffffff', shadow: '#cdd7e0', cover: 0.35 } },
      horizon: 0.5, lens: 0.9, eye: 0.6, swell: 0.09, wavelength: 2.4, heading: 40, chop: 0.8,
      deep: '#0d3e66', through: '#2f8a99', foam: 0.2, haze: { colour: '#c3d8e4', reach: 700 },
      coast: { colour: '#8ea6b3', from: -0.2, to: 0.42, height: 0.05 },
    },
  },
]
