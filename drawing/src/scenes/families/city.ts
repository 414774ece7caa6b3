import type { Family } from '../family.ts'
import { type WetGlass, wetGlassPicture } from '../wet-glass.ts'
import { type Arcade, arcadePicture } from './city/arcade.ts'
import { type Facade, facadePicture } from './city/facade.ts'
import { type Lights, lightsPicture } from './city/lights.ts'
import { type Skyline, skylinePicture } from './city/skyline.ts'
import { type Stairs, stairsPicture } from './city/stairs.ts'

export type CityRecipe = Arcade | Facade | Lights | Skyline | Stairs | WetGlass

export const city: Family<CityRecipe> = {
  name: 'city',
  minWidth: 192,
  prepare(recipe, frame) {
    switch (recipe.kind) {
      case 'arcade':
        return arcadePicture(recipe, frame)
      case 'facade':
        return facadePicture(recipe, frame)
      case 'lights':
        return lightsPicture(recipe, frame)
      case 'glass':
        return wetGlassPicture(recipe, frame)
      case 'skyline':
        return skylinePicture(recipe, frame)
      case 'stairs':
        return stairsPicture(recipe, frame)
    }
  },
}
