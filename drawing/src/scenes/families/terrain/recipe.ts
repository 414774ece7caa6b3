import type { SkyRecipe } from '../../atmosphere.ts'
import type { Development } from '../../tone.ts'

/** A height field with shadows, haze and water. One unit of distance is about a kilometre. */
export interface TerrainRecipe {
  readonly seed: number
  readonly sky: SkyRecipe
  readonly land: 'alpine' | 'canyon' | 'hills'
  /** The y of the horizon, and the field of view: 0.5 is a long lens, 1.3 a wide one. */
  readonly horizon: number
  readonly lens: number
  /** Height over the ground of the camera. */
  readonly eye: number
  readonly relief: number
  /** Distance at which the land reaches its full height, and the width of the valley that leads there. */
  readonly rise: number
  readonly valley: number
  readonly water?: { readonly level: number; readonly color: string; readonly ripple: number }
  readonly ground: {
    readonly rock: string
    readonly darkRock: string
    readonly low: string
    readonly snow?: string
    /** Height where the low cover ends and where snow begins. */
    readonly lowLine: number
    readonly snowLine?: number
    /** Trees: their two colors, height, share of the land and the height above which none grow. */
    readonly trees?: {
      readonly color: string
      readonly other: string
      readonly height: number
      readonly cover: number
      readonly line: number
      readonly round: boolean
    }
  }
  readonly light: {
    /** Degrees: 0 shines from behind the camera, 90 from the right, 180 from ahead. */
    readonly azimuth: number
    readonly elevation: number
    readonly color: string
    readonly strength: number
    readonly shade: string
  }
  readonly haze: {
    readonly color: string
    readonly reach: number
    readonly fog?: number
    readonly fogHeight?: number
  }
  readonly development?: Partial<Development>
}
