import { minScore, type Recipe } from '../recipe.ts'
import type { GenerationRequest } from './read-request.ts'

export interface Candidates {
  /** Undefined if no recipe fits well enough. */
  best: Recipe | undefined
  /** The most similar recipes, the best first. */
  closest: Recipe[]
}

const maxClosest = 5
const minSimilarity = 0.2

export function findRecipe(recipes: readonly Recipe[], request: GenerationRequest): Candidates {
  const ranked = recipes
    .map((recipe) => ({ recipe, score: recipe.score(request) }))
    .filter(({ score }) => score >= minSimilarity)
    .sort((a, b) => b.score - a.score || (a.recipe.id < b.recipe.id ? -1 : 1))
  const [first] = ranked
  return {
    best: first && first.score >= minScore ? first.recipe : undefined,
    closest: ranked.slice(0, maxClosest).map(({ recipe }) => recipe),
  }
}
