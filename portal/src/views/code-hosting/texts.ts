import { countOf } from '../../kit/format.ts'

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

export function restOf(message: string): string {
  return message.split('\n').slice(1).join('\n').trim()
}

/** Describes added and removed lines. */
export function formatChange(additions: number, deletions: number): string {
  if (!additions && !deletions) return 'no lines changed'
  const parts = [
    additions ? `${countOf(additions, 'line')} added` : '',
    deletions ? `${additions ? deletions : countOf(deletions, 'line')} removed` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
