import colorNames from 'color-name'

export interface Color {
  r: number
  g: number
  b: number
  /** From 0 to 1. */
  alpha: number
}

export const white: Color = { r: 255, g: 255, b: 255, alpha: 1 }
export const transparent: Color = { r: 255, g: 255, b: 255, alpha: 0 }

/** Parses `rgb`, `argb`, `rrggbb`, `aarrggbb` (imgix puts the alpha value first) and CSS keywords. */
export function findColor(text: string | undefined): Color | undefined {
  if (text === undefined) return undefined
  const value = text.toLowerCase().replace(/^#/, '')
  if (value === 'transparent') return transparent
  if (/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(value)) return parseHex(value)
  // A plain object: `constructor` must not be a color.
  const names: Readonly<Record<string, readonly [number, number, number]>> = colorNames
  const channels = Object.hasOwn(names, value) ? names[value] : undefined
  if (!channels) return undefined
  const [r, g, b] = channels
  return { r, g, b, alpha: 1 }
}

export const hexOf = ({ r, g, b }: Color): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

function parseHex(digits: string): Color {
  const isShort = digits.length <= 4
  const channels = Array.from(isShort ? digits : (digits.match(/../g) ?? []), (channel) =>
    Number.parseInt(isShort ? channel + channel : channel, 16),
  )
  const [b = 0, g = 0, r = 0, alpha = 255] = channels.reverse()
  return { r, g, b, alpha: alpha / 255 }
}
