import { createAlgorithmRecipe, readEntries } from './algorithms/algorithm-recipes.ts'
import { createDataModelRecipes } from './data-models/data-model-recipes.ts'
import type { Recipe } from './recipe.ts'

/** All recipes, created on first use. */
export function getRecipes(): readonly Recipe[] {
  recipes ??= [...readEntries().map(createAlgorithmRecipe), ...createDataModelRecipes()]
  return recipes
}

let recipes: readonly Recipe[] | undefined
