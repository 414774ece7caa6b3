import ts from 'typescript-6'

/** The style of a file, for code that the language service writes. */
export function formatSettingsOf(file: ts.SourceFile): ts.FormatCodeSettings {
  const { text } = file
  const indent = indentOf(text)
  return {
    ...ts.getDefaultFormatCodeSettings(newLineOf(text)),
    indentSize: indent === '\t' ? 4 : indent.length,
    tabSize: 4,
    convertTabsToSpaces: indent !== '\t',
    semicolons: usesSemicolons(text) ? ts.SemicolonPreference.Insert : ts.SemicolonPreference.Remove,
    trimTrailingWhitespace: false,
  }
}

export function preferencesOf(file: ts.SourceFile): ts.UserPreferences {
  return {
    quotePreference: quoteOf(file.text) === "'" ? 'single' : 'double',
    allowTextChangesInNewFiles: true,
    includePackageJsonAutoImports: 'off',
    organizeImportsCollation: 'ordinal',
  }
}

export const newLineOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** One level of indentation. */
export function indentOf(text: string): string {
  if (/^\t/m.test(text)) return '\t'
  const widths = [...text.matchAll(/^( {2,8})\S/gm)].map(([, spaces = '']) => spaces.length)
  return ' '.repeat(widths.length > 0 ? Math.min(4, ...widths) : 2)
}

/** The whitespace at the start of the line. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

export const quoteOf = (text: string): '"' | "'" => (count(text, '"') > count(text, "'") ? '"' : "'")

const count = (text: string, character: string): number => text.split(character).length - 1

/** True if most statements end with a semicolon. */
export function usesSemicolons(text: string): boolean {
  const withOne = text.match(/;[ \t]*(?:$|[\r}]|\/[/*])/gm)?.length ?? 0
  const without = text.match(/[\w)'"`\]][ \t]*(?:$|[\r}])/gm)?.length ?? 0
  return withOne > 0 && withOne * 2 >= without
}

/** Moves the lines of code to another indentation. The first line and the texts of template literals stay. */
export function reindent(node: ts.Node, text: string, start: number, from: string, to: string): string {
  if (from === to) return text
  const file = node.getSourceFile()
  const isInTemplate = (offset: number): boolean => {
    let isFound = false
    const search = (at: ts.Node): void => {
      if (offset <= at.getStart(file) || offset > at.end || isFound) return
      if (ts.isTemplateLiteralToken(at) || ts.isJsxText(at)) isFound = true
      else ts.forEachChild(at, search)
    }
    search(file)
    return isFound
  }
  let at = start
  return text
    .split('\n')
    .map((line, index) => {
      const lineStart = at
      at += line.length + 1
      if (index === 0 || !line.startsWith(from) || isInTemplate(lineStart)) return line
      return to + line.slice(from.length)
    })
    .join('\n')
}

/** The text of a node with the indentation of the line where `target` starts. */
export function textMovedTo(node: ts.Node, target: ts.Node): string {
  const { text } = node.getSourceFile()
  const start = node.getStart()
  return reindent(
    node,
    text.slice(start, node.end),
    start,
    indentAt(text, start),
    indentAt(text, target.getStart()),
  )
}
