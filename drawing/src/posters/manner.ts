import { createRandom, type Random } from '../random.ts'
import type { Face } from './fonts.ts'
import { choosePalette, type Palette } from './palette.ts'
import type { Dimensions } from './sizes.ts'
import type { Stage, Template } from './stage.ts'
import type { Work } from './subject.ts'
import { chooseTemplate } from './templates.ts'

/** The style of a work, shared by its poster, cover and episode thumbnails. */
export interface Manner {
  template: Template
  palette: Palette
  face: Face
  isCentred: boolean
}

export function mannerOf(work: Work): Manner {
  const random = createRandom(`manner/${work.type}/${work.id}`)
  const template = chooseTemplate(work, random)
  const palette = choosePalette(work, random)
  const tags = new Set([...work.genres, ...work.categories])
  const isQuiet = ['romance', 'historical', 'horror', 'drama', 'mystery', 'fantasy', 'psychological', 'magic']
  const share = isQuiet.filter((tag) => tags.has(tag)).length / 3
  return {
    template,
    palette,
    face: random.chance(share) ? 'display' : 'plain',
    isCentred: random.chance(0.25),
  }
}

export function stageOf(
  work: Work,
  { palette }: Manner,
  canvas: Dimensions,
  random: Random,
): Omit<Stage, 'top' | 'floor'> {
  return {
    ...canvas,
    unit: Math.min(canvas.width, canvas.height) / 550,
    palette,
    random,
    tags: new Set([...work.genres, ...work.categories]),
  }
}
