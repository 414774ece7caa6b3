import type { HLJSApi } from 'highlight.js'
import { escapeHtml } from './escape.ts'

let highlighter: HLJSApi | undefined

/** It knows some forty languages, which take a while to load: only once somebody writes code. */
export async function loadHighlighter(): Promise<void> {
  highlighter ??= (await import('highlight.js/lib/common')).default
}

export function knowsLanguage(language: string): boolean {
  return language !== '' && highlighter?.getLanguage(language) !== undefined
}

/** Longer code is rarely read, and would hold everybody else up. */
const mostHighlighted = 100_000

/** Escaped, with a `span` around each thing that is told apart. The highlighter must know the language. */
export function highlight(code: string, language: string): string {
  if (!highlighter || code.length > mostHighlighted) return escapeHtml(code)
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}
