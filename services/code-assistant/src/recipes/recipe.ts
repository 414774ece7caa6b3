import type { Language } from '../source-code/languages.ts'
import type { GeneratedFile } from './generate-code-task.ts'
import type { GenerationRequest } from './matching/read-request.ts'

/** The result of a recipe. The engine adds checks. */
export interface RecipeResult {
  language: Language | 'regex' | 'cron' | 'dockerfile' | 'text'
  /** The main file first. */
  files: GeneratedFile[]
  /** Markdown. */
  explanation: string
  tests?: GeneratedFile[]
  /** The outcome of running the examples of the result, if it has any. */
  examples?: { ok: boolean; detail: string }
}

export interface Recipe {
  /** `FAMILY/NAME`. */
  id: string
  title: string
  /** How well the recipe fits, from 0 to 1. Below `minScore` it is not used. */
  score(request: GenerationRequest): number
  /** Returns a sentence that says what is missing if the request cannot be fulfilled. */
  generate(request: GenerationRequest): RecipeResult | { missing: string }
}

/** A recipe that fits less than this is a guess. */
export const minScore = 0.6
