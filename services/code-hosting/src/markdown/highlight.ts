import type { HLJSApi } from 'highlight.js'
import { escapeHtml } from './escape.ts'

let highlighter: HLJSApi | undefined

/** Loaded on first use, since loading about forty languages is slow. */
export async function loadHighlighter(): Promise<void> {
  highlighter ??= (await import('highlight.js/lib/common')).default
}

export function knowsLanguage(language: string): boolean {
  return language !== '' && highlighter?.getLanguage(language) !== undefined
}

/** Highlighting longer code would block the event loop. */
const maxHighlightedLength = 100_000

/** Returns escaped HTML with a `span` around each token. The language must be known. */
export function highlight(code: string, language: string): string {
  if (!highlighter || code.length > maxHighlightedLength) return escapeHtml(code)
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}
