import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import { findLanguage } from '../source-code/languages.ts'
import { getRecipes } from './catalogue.ts'
import { checkFiles } from './check-files.ts'
import type { GenerateCodeInput, GeneratedCode, GenerationAbstention } from './generate-code-task.ts'
import { findRecipe } from './matching/find-recipe.ts'
import { readRequest } from './matching/read-request.ts'
import type { Recipe } from './recipe.ts'

/** The worker side of the task `generateCode`. */
export async function run(input: GenerateCodeInput): Promise<GeneratedCode | GenerationAbstention> {
  if (input.language && !findLanguage(input.language))
    throw new AnalysisProblem('request_invalid', `\`language\`: “${input.language}” is unknown.`, 'language')
  const request = readRequest(input)
  const { best, closest } = findRecipe(getRecipes(), request)
  if (!best) return abstain('No recipe of the basic engine fits this request.', closest)
  const result = best.generate(request)
  if ('missing' in result) return abstain(result.missing, closest)
  const { language, files, tests = [], explanation, examples } = result
  const [main] = files
  return {
    recipe: best.id,
    language,
    code: main?.content ?? '',
    files,
    tests,
    explanation,
    checks: [
      ...(await checkFiles([...files, ...tests])),
      ...(examples ? [{ name: 'examples' as const, ...examples }] : []),
    ],
  }
}

function abstain(reason: string, closest: readonly Recipe[]): GenerationAbstention {
  const similar = closest.length
    ? `\n\nThe most similar recipes:\n\n${closest.map(({ title, id }) => `- ${title} (\`${id}\`)`).join('\n')}`
    : ''
  return {
    abstained: `${reason} It uses no language model, and generates ${abilities}.${similar}`,
    closest: closest.map(({ id, title }) => ({ recipe: id, title })),
  }
}

const abilities =
  'data models and validators from a sample or schema, CRUD handlers, API clients, regular expressions, cron expressions, ' +
  'SQL queries, shell and git commands, well-known algorithms, everyday programs, and project files'
