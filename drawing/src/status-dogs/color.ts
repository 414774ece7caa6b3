import { oklch, toOklch } from '../color.ts'

/** The line of the series: a warm, very dark brown; never black. */
export const inkColor = '#3a2620'

/** Shadow: a translucent plum over any color. */
export const shadowColor = '#4a1f45'

/** Darker and a little richer, leaning to plum: the shadow side of a surface. */
export function shade(color: string, amount = 0.12): string {
  const [lightness, chroma, hue] = toOklch(color)
  return oklch([Math.max(0, lightness - amount), chroma * (1 + amount * 0.6), hue])
}

/** Lighter and a little paler: the lit side of a surface. */
export function tint(color: string, amount = 0.1): string {
  const [lightness, chroma, hue] = toOklch(color)
  return oklch([Math.min(1, lightness + amount), chroma * (1 - amount * 0.8), hue])
}

/** Less color, same lightness: for things far away. */
export function mute(color: string, amount = 0.4): string {
  const [lightness, chroma, hue] = toOklch(color)
  return oklch([lightness, chroma * (1 - amount), hue])
}
