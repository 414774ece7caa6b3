import { signal } from '@preact/signals'

export const areKeysShown = signal(false)

export const shortcuts: readonly { keys: string; means: string; isSingle: boolean }[] = [
  { keys: 'Ctrl K', means: 'Go anywhere: services, pages, operations', isSingle: false },
  { keys: '/', means: 'Search on this page', isSingle: true },
  { keys: 'c', means: 'Show the request behind this view', isSingle: true },
  { keys: '?', means: 'Show these shortcuts', isSingle: true },
  { keys: '↑ ↓', means: 'Move within a list; ← → in grids', isSingle: false },
  { keys: 'Ctrl Enter', means: 'Send the request', isSingle: false },
]
