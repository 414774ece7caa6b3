import { type SyntaxNode, textOf } from '../syntax/syntax-tree.ts'

/** A sentence, and the sentences about what is inside it. */
export interface Step {
  text: string
  inner: Step[]
}

export const step = (text: string, inner: Step[] = []): Step => ({ text, inner })

/** A single inner step becomes part of the sentence. */
export function joined(start: string, inner: Step[]): Step {
  const [only, second] = inner
  if (!only) return step(`${start}, does nothing.`)
  if (second || only.inner.length) return step(`${start}:`, inner)
  return step(`${start}, ${only.text.charAt(0).toLowerCase()}${only.text.slice(1)}`)
}

const maxCodeLength = 80

/** Code in backticks, on one line and shortened. */
export function code(node: SyntaxNode | undefined): string {
  if (!node) return 'nothing'
  const text = textOf(node)
    .replace(/\s+/g, ' ')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/;$/, '')
  const short = text.length > maxCodeLength ? `${text.slice(0, maxCodeLength - 1)}…` : text
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``
}
