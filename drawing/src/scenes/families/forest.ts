import type { Family } from '../family.ts'
import { type Conifers, conifersPicture } from './forest/conifers.ts'
import { type Leaves, leavesPicture } from './forest/leaves.ts'
import { type Trunks, trunksPicture } from './forest/trunks.ts'

export type ForestRecipe = Conifers | Leaves | Trunks

export const forest: Family<ForestRecipe> = {
  name: 'forest',
  minWidth: 192,
  prepare(recipe, frame) {
    switch (recipe.kind) {
      case 'conifers':
        return conifersPicture(recipe, frame)
      case 'leaves':
        return leavesPicture(recipe, frame)
      case 'trunks':
        return trunksPicture(recipe, frame)
    }
  },
}
