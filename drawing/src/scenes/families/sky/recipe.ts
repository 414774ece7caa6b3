import type { SkyRecipe } from '../../atmosphere.ts'
import type { Development } from '../../tone.ts'

export interface SkyBase {
  readonly seed: number
  readonly sky: SkyRecipe
  readonly horizon: number
  readonly development?: Partial<Development>
  /** Hills as a silhouette: their color and height over the horizon. */
  readonly land?: { readonly color: string; readonly height: number; readonly roughness: number }
}

/** A layer of cloud overhead, lit by a low or high sun. */
export interface LayerRecipe extends SkyBase {
  readonly kind: 'layer'
  readonly lens: number
  readonly lit: string
  readonly shade: string
  readonly cover: number
  /** Clouds per unit, and how much they break into small heaps. */
  readonly scale: number
  readonly heaps: number
  /** How far the layer is drawn out sideways; 1 not at all. */
  readonly stretch?: number
  readonly thickness: number
  /** Beams around the sun. */
  readonly rays?: number
  readonly rainbow?: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly strength: number
  }
}

/** Cumulus seen from the side. */
export interface CumulusRecipe extends SkyBase {
  readonly kind: 'cumulus'
  readonly lit: string
  readonly shade: string
  /** The y of the flat bases and how high the clouds grow. */
  readonly base: number
  readonly growth: number
  readonly cover: number
  readonly scale: number
  /** The direction towards the light. */
  readonly light: readonly [right: number, up: number, front: number]
}

/** A sea of cloud seen from above, with mountains that stand out of it. */
export interface AboveRecipe extends SkyBase {
  readonly kind: 'above'
  readonly lens: number
  readonly eye: number
  readonly swell: number
  readonly scale: number
  readonly lit: string
  readonly shade: string
  readonly light: { readonly azimuth: number; readonly elevation: number }
  readonly haze: { readonly color: string; readonly reach: number }
  readonly peaks?: {
    readonly color: string
    readonly snow: string
    readonly height: number
    readonly level: number
  }
}

export type SkyFamilyRecipe = LayerRecipe | CumulusRecipe | AboveRecipe
