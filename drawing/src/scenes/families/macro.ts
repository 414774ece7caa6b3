import type { Family } from '../family.ts'
import { type WetGlass, wetGlassPicture } from '../wet-glass.ts'
import { type Agate, agatePicture } from './macro/agate.ts'
import { type Crumple, crumplePicture } from './macro/crumple.ts'
import { type Ice, icePicture } from './macro/ice.ts'
import { type Leaf, leafPicture } from './macro/leaf.ts'
import { type Marble, marblePicture } from './macro/marble.ts'
import { type Metal, metalPicture } from './macro/metal.ts'
import { type Rust, rustPicture } from './macro/rust.ts'
import { type Sand, sandPicture } from './macro/sand.ts'
import { type Wood, woodPicture } from './macro/wood.ts'

export type MacroRecipe = Agate | Crumple | Ice | Leaf | Marble | Metal | Rust | Sand | WetGlass | Wood

export const macro: Family<MacroRecipe> = {
  name: 'macro',
  minWidth: 192,
  prepare(recipe, frame) {
    switch (recipe.kind) {
      case 'agate':
        return agatePicture(recipe, frame)
      case 'crumple':
        return crumplePicture(recipe, frame)
      case 'glass':
        return wetGlassPicture(recipe, frame)
      case 'ice':
        return icePicture(recipe, frame)
      case 'leaf':
        return leafPicture(recipe, frame)
      case 'marble':
        return marblePicture(recipe, frame)
      case 'metal':
        return metalPicture(recipe, frame)
      case 'rust':
        return rustPicture(recipe, frame)
      case 'sand':
        return sandPicture(recipe, frame)
      case 'wood':
        return woodPicture(recipe, frame)
    }
  },
}
