import { signal } from '@preact/signals'

export const areKeysShown = signal(false)

export const shortcuts: readonly { keys: string; means: string; isSingle: boolean }[] = [
  { keys: 'Ctrl K', means: 'Go anywhere: services, pages, operations', isSingle: false },
  { keys: '/', means: 'Search on this page', isSingle: true },
  { keys: 'c', means: 'The call behind this view', isSingle: true },
  { keys: '?', means: 'These keys', isSingle: true },
  { keys: '↑ ↓', means: 'Move within a list; ← → too where pictures stand in rows', isSingle: false },
  { keys: 'Ctrl Enter', means: 'Run the call you are filling in', isSingle: false },
]
