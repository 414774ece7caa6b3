import type { PhotoBasic } from '../photos/schema/photo.ts'

type Pictured = Pick<PhotoBasic, 'width' | 'height' | 'color'>

/** CSS classes that reserve the space of a photo and fill it with its main color until the image has loaded. */
export interface PhotoBox {
  classes: string
  style: string
}

/** Panoramas and strips are cropped to these in lists. */
const [minRatio, maxRatio] = [0.5, 2.4]

export function photoBox({ width, height, color }: Pictured, isCropped = true): PhotoBox {
  const ratio = isCropped ? Math.min(maxRatio, Math.max(minRatio, width / height)) : width / height
  const percent = Math.max(1, Math.round(ratio * 100))
  const hex = /^#([\da-f]{6})$/i.exec(color ?? '')?.[1]
  const shape = `.r${percent}{--r:${percent / 100}}`
  return hex === undefined
    ? { classes: `r${percent}`, style: shape }
    : { classes: `r${percent} c${hex}`, style: `${shape}.c${hex}{background:#${hex}}` }
}

/** The rules of several boxes, each once. */
export function joinStyles(styles: readonly string[]): string {
  return [...new Set(styles)].join('')
}
