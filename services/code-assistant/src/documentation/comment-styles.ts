import type { Language } from '../source-code/languages.ts'
import { writeDoxygen, writeJavadoc, writeJsDoc, writeTsDoc } from './block-comments.ts'
import type { CodeSymbol } from './code-symbol.ts'
import { writeGoogleDocstring, writeNumpyDocstring, writeSphinxDocstring } from './docstrings.ts'
import type { Document } from './document.ts'
import type { DocumentationStyle } from './document-code-task.ts'
import { writeGodoc, writeRustdoc, writeXmlDoc } from './line-comments.ts'

/** The styles of each language. The first is the default. */
const stylesByLanguage: Partial<Record<Language, readonly [DocumentationStyle, ...DocumentationStyle[]]>> = {
  typescript: ['tsdoc', 'jsdoc'],
  tsx: ['tsdoc', 'jsdoc'],
  javascript: ['jsdoc', 'tsdoc'],
  jsx: ['jsdoc', 'tsdoc'],
  python: ['google', 'numpy', 'sphinx'],
  rust: ['rustdoc'],
  go: ['godoc'],
  java: ['javadoc', 'doxygen'],
  csharp: ['xmldoc', 'doxygen'],
  c: ['doxygen', 'javadoc'],
  cpp: ['doxygen', 'javadoc'],
}

/** Finds the style for a language, or nothing if the language does not have it. */
export function findStyle(
  language: Language | undefined,
  style: DocumentationStyle | undefined,
): DocumentationStyle | undefined {
  const styles = language && stylesByLanguage[language]
  if (!styles) return undefined
  return style ? styles.find((name) => name === style) : styles[0]
}

/** Writes the lines of a comment, without their indent. */
export function writeComment(
  style: DocumentationStyle,
  document: Document,
  { name, kind }: CodeSymbol,
  language: Language,
): string[] {
  switch (style) {
    case 'jsdoc':
      return writeJsDoc(document, { withTypes: language === 'javascript' || language === 'jsx' })
    case 'tsdoc':
      return writeTsDoc(document)
    case 'google':
      return writeGoogleDocstring(document)
    case 'numpy':
      return writeNumpyDocstring(document)
    case 'sphinx':
      return writeSphinxDocstring(document)
    case 'rustdoc':
      return writeRustdoc(document)
    case 'godoc':
      return writeGodoc(
        document,
        name.slice(name.lastIndexOf('.') + 1),
        kind === 'class' || kind === 'type' || kind === 'interface',
      )
    case 'javadoc':
      return writeJavadoc(document)
    case 'xmldoc':
      return writeXmlDoc(document)
    case 'doxygen':
      return writeDoxygen(document)
  }
}
