import type { SkyRecipe } from '../../atmosphere.ts'
import type { Development } from '../../tone.ts'

/** Open water up to the horizon. One unit of distance is about ten metres. */
export interface OpenSeaRecipe {
  readonly kind: 'open'
  readonly seed: number
  readonly sky: SkyRecipe
  readonly horizon: number
  readonly lens: number
  readonly eye: number
  /** Height of the highest waves, length of the longest, and degrees that they run from the view. */
  readonly swell: number
  readonly wavelength: number
  readonly heading: number
  /** 0 draws long crests, 1 draws a sea of short waves. */
  readonly chop: number
  readonly deep: string
  /** Color of light inside a crest. */
  readonly through: string
  readonly foam: number
  readonly glitter?: number
  readonly haze: { readonly color: string; readonly reach: number }
  /** A headland on the horizon: its color, where it ends and how high it is. */
  readonly coast?: {
    readonly color: string
    readonly from: number
    readonly to: number
    readonly height: number
  }
  readonly development?: Partial<Development>
}

/** A beach seen from straight above. */
export interface BeachRecipe {
  readonly kind: 'beach'
  readonly seed: number
  /** Degrees that the shore is turned, and how much of the picture is sand. */
  readonly angle: number
  readonly sandShare: number
  /** Colors of the water from the shore outwards. */
  readonly water: readonly (readonly [position: number, color: string])[]
  readonly sand: string
  readonly wetSand: string
  readonly surf: number
  readonly development?: Partial<Development>
}

export type SeaRecipe = OpenSeaRecipe | BeachRecipe
