import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { Language } from '../source-code/languages.ts'
import { hasGrammar, type ParsedLanguage } from '../syntax/grammars.ts'
import { parseSource } from '../syntax/parse-source.ts'
import { findSyntaxErrors } from '../syntax/syntax-errors.ts'
import type { SyntaxTree } from '../syntax/syntax-tree.ts'
import type { CodeSymbol } from './code-symbol.ts'
import { listTreeSymbols } from './tree-symbols.ts'

/** Lists what can have documentation. Throws `code_unparsable` with the position of the first syntax error. */
export async function listSymbolsOf(file: CodeFile, language: Language): Promise<CodeSymbol[]> {
  switch (language) {
    case 'typescript':
    case 'tsx':
    case 'javascript':
    case 'jsx': {
      // The compiler takes 0.8 s to load, so it waits for code that needs it.
      const { parseTypeScript } = await import('./typescript-source.ts')
      const { listTypeScriptSymbols } = await import('./typescript-symbols.ts')
      return listTypeScriptSymbols(parseTypeScript(file))
    }
    default:
      return hasGrammar(language) ? listTreeSymbols(await parseStrictly(file, language)) : []
  }
}

export async function parseStrictly(
  { path, content }: CodeFile,
  language: ParsedLanguage,
): Promise<SyntaxTree> {
  const tree = await parseSource(language, content)
  const [error] = findSyntaxErrors(tree)
  if (error)
    throw new AnalysisProblem('code_unparsable', `${path}:${error.line}:${error.column}: ${error.message}`)
  return tree
}
