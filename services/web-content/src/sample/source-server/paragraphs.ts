import { escapeHtml } from '@octavo/platform/pages/html.ts'

export function paragraphsToHtml(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('\n')
}
