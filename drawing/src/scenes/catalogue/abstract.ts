import type { AbstractRecipe } from '../families/abstract.ts'
import { LANDSCAPE, PANORAMA, PORTRAIT, type Scene, SQUARE } from '../scene.ts'

const family = 'abstract'

export const abstract: readonly Scene<AbstractRecipe>[] = [
  {
    name: 'blue-and-gold-paint-pour', family,
    title: 'Blue and gold paint pour',
    alt: 'Poured acrylic paint in deep blue, white and gold flows together in marbled swirls.',
    tags: ['abstract', 'paint', 'acrylic', 'pour', 'blue', 'gold', 'swirl', 'fluid', 'art', 'texture', 'background', 'marbling', 'color'],
    ...LANDSCAPE, takenAt: '2023-02-18T14:12:00Z',
    recipe: { kind: 'paint', seed: 1, scale: 1.1, drag: 1.0, bands: 1.5, gloss: 0.45, colours: [[0, '#0b1f4b'], [0.25, '#1c4f9c'], [0.45, '#6fb3d9'], [0.6, '#f4efe2'], [0.75, '#d9a441'], [1, '#7a4a12']] },
  },
  {
    name: 'magenta-currents', family,
    title: 'Magenta currents',
    alt: 'Liquid paint in magenta, pink and cream folds over itself with a glossy surface.',
    tags: ['abstract', 'paint', 'magenta', 'pink', 'liquid', 'flow', 'glossy', 'fluid', 'art', 'vivid', 'background', 'wallpaper', 'swirl'],
    ...PORTRAIT, takenAt: '2024-05-03T10:40:00Z',
    recipe: { kind: 'paint', seed: 4, scale: 0.8, drag: 1.1, bands: 1.4, gloss: 0.35, colours: [[0, '#4a0a4d'], [0.3, '#b01a8a'], [0.55, '#f0339a'], [0.8, '#ff8fb4'], [1, '#ffe3c4']] },
  },
  {
    name: 'red-silk', family,
    title: 'Red silk',
    alt: 'Red silk cloth lies in soft diagonal folds with bright highlights on the crests.',
    tags: ['silk', 'fabric', 'red', 'cloth', 'folds', 'textile', 'satin', 'luxury', 'smooth', 'soft', 'texture', 'background', 'elegant'],
    ...LANDSCAPE, takenAt: '2022-11-27T16:05:00Z',
    recipe: { kind: 'silk', seed: 2, angle: 0.08, folds: 2.6, sheen: 1, colours: [[0, '#1d0206'], [0.3, '#6d0714'], [0.6, '#c41b26'], [0.85, '#f0646a'], [1, '#ffd0cc']] },
  },
  {
    name: 'teal-satin', family,
    title: 'Teal satin',
    alt: 'Teal satin fabric falls in upright folds, dark in the valleys and shining on the ridges.',
    tags: ['satin', 'fabric', 'teal', 'cloth', 'folds', 'textile', 'curtain', 'shine', 'smooth', 'texture', 'background', 'turquoise', 'elegant'],
    ...PORTRAIT, takenAt: '2025-01-14T12:20:00Z',
    recipe: { kind: 'silk', seed: 5, angle: 0.21, folds: 3.2, sheen: 0.9, colours: [[0, '#01191c'], [0.3, '#04494d'], [0.6, '#0b8f8c'], [0.85, '#5fd0c4'], [1, '#d8fff4']] },
  },
  {
    name: 'ivory-drapery', family,
    title: 'Ivory drapery',
    alt: 'Ivory white cloth lies in wide gentle waves with pale grey shadows.',
    tags: ['silk', 'white', 'ivory', 'fabric', 'drapery', 'wedding', 'cloth', 'soft', 'minimal', 'folds', 'texture', 'background', 'bright'],
    ...PANORAMA, takenAt: '2021-06-19T09:15:00Z',
    recipe: { kind: 'silk', seed: 7, angle: 0.04, folds: 2.0, sheen: 0.75, colours: [[0, '#8d8a86'], [0.3, '#c9c5bf'], [0.55, '#e6e2db'], [0.8, '#f6f3ee'], [1, '#ffffff']] },
  },
  {
    name: 'purple-ink-in-water', family,
    title: 'Purple ink in water',
    alt: 'Clouds of purple and pink ink spread through clear water in front of a white ground.',
    tags: ['ink', 'water', 'purple', 'pink', 'cloud', 'smoke', 'abstract', 'diffusion', 'white background', 'fluid', 'swirl', 'color', 'science'],
    ...LANDSCAPE, takenAt: '2023-09-09T11:31:00Z',
    recipe: { kind: 'ink', seed: 3, scale: 1.6, luminous: false, background: ['#f7f5f2', '#dcdfe6'], plumes: [{ colour: '#5a2a9a', x: 0.45, y: 0.35, reach: 0.6, density: 1.6 }, { colour: '#d0308a', x: 0.65, y: 0.6, reach: 0.45, density: 1.2 }] },
  },
  {
    name: 'green-ink-falling', family,
    title: 'Green ink falling',
    alt: 'Emerald and yellow-green ink sinks from above and curls into fine veils on a pale background.',
    tags: ['ink', 'water', 'green', 'emerald', 'cloud', 'abstract', 'veil', 'fluid', 'diffusion', 'macro', 'color', 'motion', 'light background'],
    ...PORTRAIT, takenAt: '2022-03-22T15:48:00Z',
    recipe: { kind: 'ink', seed: 8, scale: 1.3, luminous: false, background: ['#eef3ee', '#d9e4dd'], plumes: [{ colour: '#0f7a4a', x: 0.5, y: 0.2, reach: 0.6, density: 1.5 }, { colour: '#a8c020', x: 0.4, y: 0.5, reach: 0.35, density: 1.1 }] },
  },
  {
    name: 'smoke-on-black', family,
    title: 'Smoke on black',
    alt: 'A pale plume of smoke curls upwards in front of a black background.',
    tags: ['smoke', 'black', 'white', 'monochrome', 'steam', 'dark', 'abstract', 'incense', 'wisp', 'minimal', 'curl', 'black and white', 'air'],
    ...PORTRAIT, takenAt: '2024-12-02T20:02:00Z',
    recipe: { kind: 'ink', seed: 5, scale: 1.2, luminous: true, background: ['#040404', '#080808'], plumes: [{ colour: '#8c8c8c', x: 0.5, y: 0.5, reach: 0.4, density: 0.8 }] },
  },
  {
    name: 'sunset-gradient', family,
    title: 'Sunset gradient',
    alt: 'Soft areas of orange, coral and pink light blend into each other without edges.',
    tags: ['gradient', 'orange', 'pink', 'coral', 'blur', 'soft', 'abstract', 'background', 'wallpaper', 'warm', 'minimal', 'light', 'smooth'],
    ...SQUARE, takenAt: '2025-07-30T19:44:00Z',
    recipe: { kind: 'glow', seed: 4, background: '#ff9a5a', leak: false, sway: 0.35, lights: [
      { colour: '#ff6a2b', x: 0.15, y: 0.85, reach: [0.7, 0.5], angle: 0.1, strength: 4 }, { colour: '#ffc46b', x: 0.8, y: 0.15, reach: [0.6, 0.4], angle: 0.05, strength: 4 },
      { colour: '#f0487a', x: 0.9, y: 0.8, reach: [0.6, 0.4], angle: 0.4, strength: 4 }, { colour: '#ffe3c8', x: 0.3, y: 0.25, reach: [0.3, 0.25], angle: 0, strength: 3 } ] },
  },
  {
    name: 'light-leak', family,
    title: 'Light leak',
    alt: 'Streaks of red, orange and yellow light fade into black, like light that leaked onto film.',
    tags: ['light leak', 'film', 'red', 'orange', 'black', 'dark', 'blur', 'abstract', 'analog', 'overlay', 'glow', 'warm', 'background'],
    ...LANDSCAPE, takenAt: '2021-10-11T21:18:00Z',
    recipe: { kind: 'glow', seed: 6, background: '#070304', leak: true, sway: 0.3, lights: [
      { colour: '#c81e0a', x: 0.9, y: 0.3, reach: [1.2, 0.34], angle: 0.18, strength: 2.2 }, { colour: '#ff7a1e', x: 1.0, y: 0.5, reach: [0.9, 0.2], angle: 0.2, strength: 2.4 },
      { colour: '#ffd070', x: 1.03, y: 0.62, reach: [0.5, 0.12], angle: 0.21, strength: 2.5 }, { colour: '#5a1048', x: 0.2, y: 0.1, reach: [0.8, 0.4], angle: 0.45, strength: 0.8 } ] },
  },
  {
    name: 'yellow-paper-waves', family,
    title: 'Yellow paper waves',
    alt: 'Layers of yellow and white cut paper overlap in curved waves with soft shadows.',
    tags: ['paper', 'yellow', 'paper cut', 'waves', 'layers', 'abstract', 'craft', 'shadow', 'curves', 'minimal', 'background', 'design', 'origami'],
    ...LANDSCAPE, takenAt: '2024-03-16T13:05:00Z',
    recipe: { kind: 'paper', seed: 3, sheets: 8, angle: 0.06, swing: 0.2, colours: [[0, '#c78a05'], [0.35, '#efb60f'], [0.7, '#ffd84a'], [1, '#fff3c4']] },
  },
  {
    name: 'blue-paper-depths', family,
    title: 'Blue paper depths',
    alt: 'Cut paper in shades from pale sky blue to navy is stacked in wavy layers.',
    tags: ['paper', 'blue', 'navy', 'paper cut', 'layers', 'waves', 'depth', 'abstract', 'craft', 'shadow', 'background', 'sea', 'minimal'],
    ...PORTRAIT, takenAt: '2022-08-05T10:27:00Z',
    recipe: { kind: 'paper', seed: 11, sheets: 9, angle: 0.47, swing: 0.22, colours: [[0, '#061a3a'], [0.4, '#12508f'], [0.75, '#4d9fd6'], [1, '#d4ecf7']] },
  },
]
