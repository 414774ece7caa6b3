import { labToLinear, linearToLab, type Triple } from './oklab.ts'

/** Lightness 0–1, chroma 0–0.3, hue in degrees. https://bottosson.github.io/posts/oklab/ */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** As `#rrggbb`, with as much of the chroma as a screen can show. */
export function oklch([lightness, chroma, hue]: Oklch): string {
  let usable = chroma
  for (let i = 0; i < 40; i++) {
    const rgb = oklchToRgb([lightness, usable, hue])
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return toHex(rgb)
    usable *= 0.94
  }
  return toHex(oklchToRgb([lightness, 0, hue]))
}

export function toOklch(color: string): Oklch {
  const [lightness, a, b] = toLab(parse(color))
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
}

/** Interpolates in OKLab, which is perceptually uniform. */
export function mix(from: string, to: string, share: number): string {
  const a = toLab(parse(from))
  const b = toLab(parse(to))
  const between = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return toHex(labToRgb([between(0), between(1), between(2)]))
}

/** The contrast ratio of WCAG 2. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(color: string): number {
  const [r, g, b] = parse(color)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function parse(color: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  if (!match) throw new TypeError(`not a color of the form #rrggbb: ${color}`)
  const part = (i: number): number => Number.parseInt(match[i] ?? '0', 16) / 255
  return [part(1), part(2), part(3)]
}

function toHex(rgb: Triple): string {
  const hex = rgb.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

function oklchToRgb([lightness, chroma, hue]: Oklch): Triple {
  const radians = (hue * Math.PI) / 180
  return labToRgb([lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)])
}

function toLab([r, g, b]: Triple): Triple {
  return linearToLab([linear(r), linear(g), linear(b)])
}

function labToRgb(lab: Triple): Triple {
  const [r, g, b] = labToLinear(lab)
  return [gamma(r), gamma(g), gamma(b)]
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
