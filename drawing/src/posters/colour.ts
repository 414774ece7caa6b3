import { oklch, toOklch } from '../colour.ts'

/** Lighter by `amount` (0–1), or darker where it is negative; the hue stays. */
export function lighten(colour: string, amount: number): string {
  const [lightness, chroma, hue] = toOklch(colour)
  return oklch([Math.min(0.99, Math.max(0.04, lightness + amount)), chroma, hue])
}

export function lightnessOf(colour: string): number {
  return toOklch(colour)[0]
}
