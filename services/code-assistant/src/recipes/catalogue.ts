import { lazy } from '@octavo/platform/lazy.ts'
import { createAlgorithmRecipe, readEntries } from './algorithms/algorithm-recipes.ts'
import { clientRecipe } from './api-client/client-recipe.ts'
import { createCommandRecipes } from './commands/command-recipes.ts'
import { crudRecipe } from './crud/crud-recipe.ts'
import { createDataModelRecipes } from './data-models/data-model-recipes.ts'
import { cronRecipe } from './expressions/cron-recipe.ts'
import { queryRecipe } from './expressions/query-recipe.ts'
import { createPatternRecipes } from './patterns/pattern-recipes.ts'
import { createProjectFileRecipes } from './project-files/project-file-recipes.ts'
import type { Recipe } from './recipe.ts'

/** All recipes, created on first use. */
export const getRecipes = lazy((): readonly Recipe[] => [
  ...readEntries().map(createAlgorithmRecipe),
  ...createDataModelRecipes(),
  ...createPatternRecipes(),
  ...createCommandRecipes(),
  cronRecipe,
  queryRecipe,
  crudRecipe,
  clientRecipe,
  ...createProjectFileRecipes(),
])
