import type { Manifest } from './manifest.ts'

/** `photo and code-hosting` */
export function describeServices({ services }: Manifest): string {
  const names = Object.keys(services)
  return names.length ? new Intl.ListFormat('en').format(names) : 'no services'
}

/** `12.3 MB`. */
export function describeBytes(bytes: number): string {
  const steps = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const amount = bytes / 1000 ** step
  return `${step === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${steps[step]}`
}
