import { getRecipes } from './catalogue.ts'
import { readRequest } from './matching/read-request.ts'

/** The worker side of the task `scoreRecipes`. A single word has a score only with a language: `retry` may mean anything. */
export async function run({ prompt }: { prompt: string }): Promise<number> {
  const request = readRequest({ prompt })
  if (request.stems.length < 2 && !request.language) return 0
  return Math.max(...getRecipes().map((recipe) => recipe.score(request)))
}
