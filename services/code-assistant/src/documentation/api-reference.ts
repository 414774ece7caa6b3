import type { CodeSymbol } from './code-symbol.ts'
import { type Document, textOf } from './document.ts'

export interface ReferenceEntry {
  symbol: CodeSymbol
  document: Document
}

/** Writes the API reference of a file in Markdown. */
export function writeReference(path: string, language: string, entries: readonly ReferenceEntry[]): string {
  if (!entries.length) return ''
  return [`# ${path}`, ...entries.map((entry) => writeEntry(language, entry))].join('\n\n')
}

function writeEntry(language: string, { symbol, document }: ReferenceEntry): string {
  const { name, kind, signature, comment } = symbol
  const level = name.includes('.') ? '###' : '##'
  // A comment that people wrote says more than the name of the symbol.
  const summary = (comment && firstParagraph(comment.text)) || document.summary
  const heading = kind === 'function' || kind === 'method' ? `${name}()` : name
  const { parameters, returns, throws } = document
  return [
    `${level} \`${heading}\``,
    ...(document.deprecated === undefined ? [] : [`**Deprecated.** ${document.deprecated}`.trimEnd()]),
    ...(summary ? [summary] : []),
    `\`\`\`${language}\n${signature}\n\`\`\``,
    ...(parameters.length
      ? [
          table(
            ['Parameter', 'Type', 'Description'],
            parameters.map((parameter) => [
              `\`${parameter.name}\`${parameter.isOptional ? ' (optional)' : ''}`,
              parameter.type ? code(parameter.type) : '',
              textOf(parameter) ?? '',
            ]),
          ),
        ]
      : []),
    ...(returns
      ? [
          `**Returns** ${[returns.type && code(returns.type), returns.text].filter(Boolean).join(': ')}`.trimEnd(),
        ]
      : []),
    ...throws.map(({ type, text }) =>
      `**Throws** ${[type && code(type), text].filter(Boolean).join(': ')}`.trimEnd(),
    ),
  ].join('\n\n')
}

function firstParagraph(comment: string): string {
  return (comment.split(/\n\s*\n|\n(?=\s*(?:@|:param|Args:|Returns:))/, 1)[0] ?? '')
    .replace(/^@.*/s, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}
