import type { Development } from '../../tone.ts'

/** A night sky over a silhouette, mirrored in a lake if there is one. Positions are in picture heights. */
export interface NightRecipe {
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly horizon: number
  /** Brightness of the stars. */
  readonly stars: number
  /** Trails around a pole instead of points. */
  readonly trails?: { readonly x: number; readonly y: number; readonly arc: number }
  readonly milkyWay?: {
    readonly x: number
    readonly y: number
    /** Degrees from the horizontal. */
    readonly angle: number
    readonly width: number
    readonly strength: number
    readonly core: string
    readonly edge: string
  }
  readonly aurora?: {
    readonly low: string
    readonly high: string
    readonly strength: number
    readonly curtains: readonly { readonly y: number; readonly height: number; readonly sway: number }[]
  }
  readonly moon?: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly color: string
    readonly glow: number
  }
  readonly ridges: readonly {
    readonly y: number
    readonly height: number
    readonly rugged: number
    readonly color: string
    /** Height of conifers on the crest. */
    readonly trees?: number
  }[]
  readonly lake?: { readonly y: number; readonly ripple: number }
  readonly development?: Partial<Development>
}
