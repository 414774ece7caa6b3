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

/** Separates fenced code blocks from the text around them. */
export function separateFencedCode(text: string): { prose: string; blocks: FencedCode[] } {
  const blocks: FencedCode[] = []
  const prose: string[] = []
  let openBlock: { fence: string; info: string; lines: string[] } | undefined
  for (const line of text.split(/\r?\n/)) {
    const match = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(line)
    const [, fence = '', info = ''] = match ?? []
    if (!openBlock) {
      if (match && !(fence.startsWith('`') && info.includes('`')))
        openBlock = { fence, info: info.trim(), lines: [] }
      else prose.push(line)
    } else if (match && info.trim() === '' && fence.startsWith(openBlock.fence)) {
      blocks.push(readBlock(openBlock))
      openBlock = undefined
    } else openBlock.lines.push(line)
  }
  if (openBlock) blocks.push(readBlock(openBlock))
  return { prose: prose.join('\n'), blocks }
}

function readBlock({ info, lines }: { info: string; lines: string[] }): FencedCode {
  const [name = '', path] = info.split(/[\s:]+/, 2)
  return { language: findLanguage(name), name, path: path || undefined, code: lines.join('\n') }
}

/** Fences code, also if it has fences itself. */
export function fenceCode(code: string, info = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${code}${code.endsWith('\n') || code === '' ? '' : '\n'}${fence}`
}
