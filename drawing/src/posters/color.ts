import { oklch, toOklch } from '../color.ts'

/** Lighter by `amount` (0–1), or darker where it is negative; the hue stays. */
export function lighten(color: string, amount: number): string {
  const [lightness, chroma, hue] = toOklch(color)
  return oklch([Math.min(0.99, Math.max(0.04, lightness + amount)), chroma, hue])
}

export function lightnessOf(color: string): number {
  return toOklch(color)[0]
}
