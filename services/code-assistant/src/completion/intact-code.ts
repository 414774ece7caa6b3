import treeSitter from '@vscode/tree-sitter-wasm'
import type { Language } from '../source-code/languages.ts'
import { hasGrammar, loadGrammar } from '../syntax/grammars.ts'

const maxLength = 60_000

/**
 * Returns a function that checks whether code is still valid with a text inserted. Code that is invalid without it, such
 * as a file that ends at the cursor, accepts any text with matching brackets.
 */
export async function createIntactCheck(
  language: Language | undefined,
  prefix: string,
  suffix: string,
): Promise<(text: string) => boolean> {
  if (!language || !hasGrammar(language) || prefix.length + suffix.length > maxLength)
    return hasMatchingBrackets
  const grammar = await loadGrammar(language)
  const hasErrors = (code: string): boolean => {
    const parser = new treeSitter.Parser()
    try {
      parser.setLanguage(grammar)
      const tree = parser.parse(code)
      const result = tree?.rootNode.hasError ?? true
      tree?.delete()
      return result
    } finally {
      parser.delete()
    }
  }
  let isBroken: boolean | undefined
  return (text) => {
    if (!hasErrors(prefix + text + suffix)) return true
    // An unfinished line is an error without the text as well.
    isBroken ??= hasErrors(withoutLine(prefix) + withoutRest(suffix))
    return isBroken
  }
}

const withoutLine = (prefix: string): string => prefix.slice(0, prefix.lastIndexOf('\n') + 1)

function withoutRest(suffix: string): string {
  const end = suffix.indexOf('\n')
  return end < 0 ? '' : suffix.slice(end)
}

function hasMatchingBrackets(text: string): boolean {
  const closers: string[] = []
  for (const character of text) {
    const closing = pairs.get(character)
    if (closing) closers.push(closing)
    else if (')]}'.includes(character) && closers.length > 0 && closers.pop() !== character) return false
  }
  return true
}

const pairs = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
