import { effect, signal } from '@preact/signals'

export type Theme = 'system' | 'light' | 'dark'

export const theme = signal<Theme>(readTheme())

/** Single-key shortcuts conflict with speech input, so they can be turned off (WCAG 2.1.4). */
export const hasSingleKeys = signal(localStorage.getItem('octavo-single-keys') !== 'off')

export function keepPreferences(): void {
  effect(() => {
    const { dataset } = document.documentElement
    if (theme.value === 'system') {
      delete dataset.theme
      localStorage.removeItem('octavo-theme')
    } else {
      dataset.theme = theme.value
      localStorage.setItem('octavo-theme', theme.value)
    }
  })
  effect(() => {
    if (hasSingleKeys.value) localStorage.removeItem('octavo-single-keys')
    else localStorage.setItem('octavo-single-keys', 'off')
  })
}

function readTheme(): Theme {
  const storedTheme = localStorage.getItem('octavo-theme')
  return storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system'
}
