import type { Random } from '../../random.ts'
import type { Stage } from '../scene.ts'

/** A painted background. Put the feet of what stands nearest on `ground` or a little above it. */
export interface Place {
  back: string
  /** The line where wall meets floor, or land meets sky. */
  horizon: number
  ground: number
}

export type Ground = Pick<Stage, 'width' | 'height'> & { random: Random }
