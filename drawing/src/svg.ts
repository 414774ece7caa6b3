import type { Point } from './geometry.ts'
import { num } from './path.ts'

export interface StrokeOptions {
  opacity?: number
  cap?: 'round' | 'butt'
  dash?: readonly number[]
}

export interface Placement {
  x?: number
  y?: number
  rotate?: number
  scale?: number
  scaleY?: number
  flip?: boolean
}

export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${num(opacity)}"` : ''}/>`
}

export function stroke(d: string, color: string, width: number, options: StrokeOptions = {}): string {
  const { opacity = 1, cap = 'round', dash } = options
  return (
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"` +
    ` stroke-linecap="${cap}" stroke-linejoin="round"` +
    (opacity < 1 ? ` stroke-opacity="${num(opacity)}"` : '') +
    (dash ? ` stroke-dasharray="${dash.map(num).join(' ')}"` : '') +
    '/>'
  )
}

/** Later parts lie over earlier ones. */
export function group(...parts: readonly string[]): string {
  return parts.join('')
}

/** Moves, turns, flips and scales a drawing; the turn and the scale are about the drawing's own origin. */
export function place(content: string, placement: Placement): string {
  const { x = 0, y = 0, rotate = 0, scale = 1, scaleY, flip = false } = placement
  const steps: string[] = []
  if (x !== 0 || y !== 0) steps.push(`translate(${num(x)} ${num(y)})`)
  if (rotate !== 0) steps.push(`rotate(${num(rotate)})`)
  if (scale !== 1 || scaleY !== undefined || flip) {
    steps.push(`scale(${precise(flip ? -scale : scale)} ${precise(scaleY ?? scale)})`)
  }
  return `<g transform="${steps.join(' ') || 'translate(0 0)'}">${content}</g>`
}

export function opacity(content: string, value: number): string {
  return `<g opacity="${num(value)}">${content}</g>`
}

/** Shows the content only inside the shapes. */
export function clipTo(shapes: string | readonly string[], content: string): string {
  const paths = [shapes].flat().map((d) => `<path d="${d}"/>`)
  const id = idOf('c', paths.join(''))
  return `<clipPath id="${id}">${paths.join('')}</clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Shows the content only outside the shapes, moved by `offset`. */
export function cutOut(shapes: string | readonly string[], content: string, offset: Point = [0, 0]): string {
  const paths = [shapes].flat().map((d) => `<path d="${d}"/>`)
  const hole = `<g transform="translate(${num(offset[0])} ${num(offset[1])})">${paths.join('')}</g>`
  const id = idOf('m', hole)
  return (
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="4000" height="4000">` +
    `<path d="M-2000-2000h4000v4000h-4000Z" fill="#fff"/>${hole}</mask><g mask="url(#${id})">${content}</g>`
  )
}

/** A blend from one color to another, `from` and `to` being points of the drawing. */
export function wash(
  d: string,
  from: Point,
  to: Point,
  stops: readonly (readonly [number, string, number?])[],
): string {
  const marks = stops
    .map(
      ([at, color, alpha = 1]) =>
        `<stop offset="${num(at)}" stop-color="${color}"${alpha < 1 ? ` stop-opacity="${num(alpha)}"` : ''}/>`,
    )
    .join('')
  const line = `x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`
  const id = idOf('w', line + marks)
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${marks}</linearGradient>` +
    fill(d, `url(#${id})`)
  )
}

/** A pool of light: full color in the middle, nothing at the rim. */
export function glow(
  cx: number,
  cy: number,
  radius: number,
  color: string,
  strength = 0.8,
  ry = radius,
): string {
  const id = idOf('g', `${color}${strength}`)
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${num(strength)}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(radius)}" ry="${num(ry)}" fill="url(#${id})"/>`
  )
}

function precise(value: number): string {
  return String(Math.round(value * 10000) / 10000)
}

// Names follow the content, so that the same drawing has the same bytes wherever it stands.
function idOf(kind: string, content: string): string {
  let hash = 0x811c9dc5
  let second = 5381
  for (let i = 0; i < content.length; i++) {
    const unit = content.charCodeAt(i)
    hash = Math.imul(hash ^ unit, 0x01000193) >>> 0
    second = (Math.imul(second, 33) + unit) >>> 0
  }
  return `${kind}${hash.toString(36)}${second.toString(36)}`
}
