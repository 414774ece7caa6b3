import { findLanguage, type Language } from './languages.ts'

export interface FencedCode {
  language: Language | undefined
  /** A path after the language, such as in `ts src/a.ts`. */
  path: string | undefined
  code: string
}

/** Finds the fenced code blocks of a Markdown text: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
export function findFencedCode(text: string): FencedCode[] {
  const blocks: FencedCode[] = []
  let open: { fence: string; info: string; lines: string[] } | undefined
  for (const line of text.split(/\r?\n/)) {
    const match = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line)
    const [, fence = '', info = ''] = match ?? []
    if (!open) {
      if (match && !(fence.startsWith('`') && info.includes('`')))
        open = { fence, info: info.trim(), lines: [] }
    } else if (match && info.trim() === '' && fence.startsWith(open.fence)) {
      blocks.push(readBlock(open))
      open = undefined
    } else open.lines.push(line)
  }
  if (open) blocks.push(readBlock(open))
  return blocks
}

function readBlock({ info, lines }: { info: string; lines: string[] }): FencedCode {
  const [name = '', path] = info.split(/[\s:]+/, 2)
  return { language: findLanguage(name), path: path || undefined, code: lines.join('\n') }
}
