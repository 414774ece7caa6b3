import { createHash } from 'node:crypto'
import { n, type Point } from './path.ts'

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
  flip?: boolean
}

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${fine(opacity)}"` : ''}/>`
}

export function stroke(d: string, colour: string, width: number, options: StrokeOptions = {}): string {
  const { opacity = 1, cap = 'round', dash } = options
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fine(width)}" stroke-linecap="${cap}"` +
    ' stroke-linejoin="round"' +
    (opacity < 1 ? ` stroke-opacity="${fine(opacity)}"` : '') +
    (dash ? ` stroke-dasharray="${dash.map(n).join(' ')}"` : '') +
    '/>'
  )
}

/** Later parts lie over earlier ones. */
export function group(...parts: readonly string[]): string {
  return parts.join('')
}

/** Moves, turns, flips and scales about the drawing's own origin. */
export function place(content: string, { x = 0, y = 0, rotate = 0, scale = 1, flip }: Placement): string {
  const turn = rotate === 0 ? '' : ` rotate(${fine(rotate)})`
  const size = scale === 1 && !flip ? '' : ` scale(${fine(flip ? -scale : scale)} ${fine(scale)})`
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${content}</g>`
}

/** Shows the content only inside the shape. */
export function clip(d: string, content: string): string {
  const id = idOf(`c${d}`)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export type Stop = readonly [at: number, colour: string, opacity?: number]

/** A shape that goes over from one colour into others, between two points. */
export function blend(d: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const line = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`
  const id = idOf(`b${line}${stops.join()}`)
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}`
  return `${gradient}</linearGradient>${fill(d, `url(#${id})`)}`
}

/** A pool of light: the colour in the middle, nothing at the rim. */
export function glow(cx: number, cy: number, radius: number, colour: string, strength = 0.6): string {
  const stops: Stop[] = [
    [0, colour, strength],
    [0.45, colour, strength * 0.45],
    [1, colour, 0],
  ]
  const id = idOf(`g${stops.join()}`)
  return (
    `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>` +
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="url(#${id})"/>`
  )
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity = 1]) => {
      const alpha = opacity < 1 ? ` stop-opacity="${fine(opacity)}"` : ''
      return `<stop offset="${fine(at)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

function fine(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

/** By the content, so that the same drawing has the same bytes. */
function idOf(content: string): string {
  return `i${createHash('sha1').update(content).digest('hex').slice(0, 10)}`
}
