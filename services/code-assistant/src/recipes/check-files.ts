import { hasGrammar } from '../syntax/grammars.ts'
import { parseSource } from '../syntax/parse-source.ts'
import { findSyntaxErrors } from '../syntax/syntax-errors.ts'
import { type Language, languageOfPath } from '../source-code/languages.ts'
import { checkTypes } from './check-types.ts'
import type { GeneratedFile, GenerationCheck } from './generate-code-task.ts'

/** Parses generated files, and checks the types of TypeScript that needs no packages. */
export async function checkFiles(files: readonly GeneratedFile[]): Promise<GenerationCheck[]> {
  const checks: GenerationCheck[] = []
  for (const file of files) {
    const error = await findSyntaxError(file)
    if (error === undefined) continue
    const detail = error ? `${file.path}: ${error}` : `${file.path} has no syntax errors.`
    checks.push({ name: 'parse', ok: error === '', detail })
  }
  const types = checkTypes(files)
  return types ? [...checks, { name: 'typecheck', ...types }] : checks
}

/** Empty if there is none, undefined for languages without a parser. */
async function findSyntaxError({ path, content }: GeneratedFile): Promise<string | undefined> {
  const language: Language | undefined = languageOfPath(path)
  if (language === 'json') return findJsonError(content)
  if (!language || !hasGrammar(language)) return undefined
  const [error] = findSyntaxErrors(await parseSource(language, content))
  return error ? `line ${error.line}: ${error.message}` : ''
}

function findJsonError(content: string): string {
  try {
    JSON.parse(content)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
