import { defineTask } from '../analysis/analysis.ts'

/** How well the best recipe fits a prompt, from 0 to 1. */
export const scoreRecipes = defineTask<{ prompt: string }, number>(
  new URL('./score-recipes.ts', import.meta.url),
)
