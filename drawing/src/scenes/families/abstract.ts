import type { Family } from '../family.ts'
import { type Glow, glowPicture } from './abstract/glow.ts'
import { type Ink, inkPicture } from './abstract/ink.ts'
import { type Paint, paintPicture } from './abstract/paint.ts'
import { type Paper, paperPicture } from './abstract/paper.ts'
import { type Silk, silkPicture } from './abstract/silk.ts'

export type AbstractRecipe = Glow | Ink | Paint | Paper | Silk

export const abstract: Family<AbstractRecipe> = {
  name: 'abstract',
  minWidth: 192,
  prepare(recipe, frame) {
    switch (recipe.kind) {
      case 'glow':
        return glowPicture(recipe, frame)
      case 'ink':
        return inkPicture(recipe, frame)
      case 'paint':
        return paintPicture(recipe, frame)
      case 'paper':
        return paperPicture(recipe, frame)
      case 'silk':
        return silkPicture(recipe, frame)
    }
  },
}
