import { findLanguage, type Language } from './languages.ts'

export interface FencedCode {
  language: Language | undefined
  /** The first word after the fence, such as `ts` or `diff`. */
  name: string
  /** A path after the language, such as in `ts src/a.ts`. */
  path: string | undefined
  code: string
}

/** Finds the fenced code blocks of a Markdown text: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
export const findFencedCode = (text: string): FencedCode[] => separateFencedCode(text).blocks

const fenceLine = /(^|\n) {0,3}(`{3,}|~{3,})([^\n]*)/g

/** Separates fenced code blocks from the text around them. Texts can have millions of lines, so only fences are read. */
export function separateFencedCode(text: string): { prose: string; blocks: FencedCode[] } {
  const lines = text.replaceAll('\r\n', '\n')
  const blocks: FencedCode[] = []
  const prose: string[] = []
  let openBlock: { fence: string; info: string } | undefined
  /** The start of the line after the last fence. */
  let from = 0
  for (const { index, 0: match, 1: lineBreak = '', 2: fence = '', 3: info = '' } of lines.matchAll(
    fenceLine,
  )) {
    const before = lines.slice(from, index)
    if (!openBlock) {
      if (fence.startsWith('`') && info.includes('`')) continue
      if (lineBreak !== '' && index >= from) prose.push(before)
      openBlock = { fence, info: info.trim() }
    } else if (info.trim() === '' && fence.startsWith(openBlock.fence)) {
      blocks.push(readBlock(openBlock.info, before))
      openBlock = undefined
    } else continue
    from = index + match.length + 1
  }
  if (openBlock) blocks.push(readBlock(openBlock.info, lines.slice(from)))
  else if (from <= lines.length) prose.push(lines.slice(from))
  return { prose: prose.join('\n'), blocks }
}

function readBlock(info: string, code: string): FencedCode {
  const [name = '', path] = info.split(/[\s:]+/, 2)
  return { language: findLanguage(name), name, path: path || undefined, code }
}

/** Fences code, also if it has fences itself. */
export function fenceCode(code: string, info = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${code}${code.endsWith('\n') || code === '' ? '' : '\n'}${fence}`
}
