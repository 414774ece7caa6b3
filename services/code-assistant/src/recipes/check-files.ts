import ts from 'typescript-6'
import { languageOfPath } from '../source-code/languages.ts'
import type { GeneratedFile, GenerationCheck } from './generate-code-task.ts'

/** Parses generated files. */
export async function checkFiles(files: readonly GeneratedFile[]): Promise<GenerationCheck[]> {
  return files.flatMap((file) => {
    const errors = findErrors(file)
    if (!errors) return []
    const [first] = errors
    return [
      {
        name: 'parse' as const,
        ok: !first,
        detail: first ? `${file.path}: ${first}` : `${file.path} has no syntax errors.`,
      },
    ]
  })
}

/** Undefined for languages without a parser. */
function findErrors({ path, content }: GeneratedFile): string[] | undefined {
  const language = languageOfPath(path)
  if (language === 'typescript' || language === 'javascript') return findScriptErrors(path, content)
  if (language === 'json') return findJsonErrors(content)
  return undefined
}

function findScriptErrors(fileName: string, content: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(content, { fileName, reportDiagnostics: true })
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

function findJsonErrors(content: string): string[] {
  try {
    JSON.parse(content)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
