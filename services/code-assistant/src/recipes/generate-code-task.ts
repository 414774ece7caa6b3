import { defineTask } from '../analysis/analysis.ts'

export interface GenerateCodeInput {
  /** A description of the code to generate. */
  prompt: string
  /** The name of a programming language. Read from the prompt if it is missing. */
  language?: string | undefined
  framework?: string | undefined
  /** Adds unit tests. */
  tests?: boolean | undefined
  /** A description of data or of an API: a JSON sample, JSON Schema, TypeScript type, SQL DDL or OpenAPI. */
  spec?: string | undefined
}

export interface GeneratedFile {
  path: string
  content: string
}

export interface GenerationCheck {
  name: 'parse' | 'typecheck' | 'examples'
  ok: boolean
  detail: string
}

export interface GeneratedCode {
  /** The id of the recipe, such as `algorithms/lru-cache`. */
  recipe: string
  /** The language of `code`, as in fenced code blocks. */
  language: string
  /** The content of the main file. */
  code: string
  /** All files but those of `tests`, the main file first. */
  files: GeneratedFile[]
  /** Markdown. */
  explanation: string
  tests: GeneratedFile[]
  checks: GenerationCheck[]
}

export interface GenerationAbstention {
  /** Why nothing was generated and what can be generated, in Markdown. */
  abstained: string
  /** The most similar recipes, the best first. */
  closest: { recipe: string; title: string }[]
}

/** Generates code from a recipe that matches the prompt, or abstains. */
export const generateCode = defineTask<GenerateCodeInput, GeneratedCode | GenerationAbstention>(
  new URL('./generate-code.ts', import.meta.url),
)
