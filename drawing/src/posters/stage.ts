import type { Random } from '../random.ts'
import type { Palette } from './palette.ts'

/** The area and tools of a template. The title stands below `floor`. */
export interface Stage {
  width: number
  height: number
  /** The shorter side in 550ths: what a length of a poster is multiplied with. */
  unit: number
  /** Above this only sky. */
  top: number
  floor: number
  palette: Palette
  random: Random
  /** Genres and categories of the work. */
  tags: ReadonlySet<string>
}

export interface Template {
  name: string
  /** How well it goes with a genre or a category. */
  suits: Readonly<Record<string, number>>
  draw(stage: Stage): string
}

export const has = ({ tags }: Stage, ...names: readonly string[]): boolean =>
  names.some((name) => tags.has(name))
