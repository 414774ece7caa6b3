export interface Dimensions {
  width: number
  height: number
}

const maxSide = 5000

/** `300`, or `300` and `200.jpg`. Returns undefined for sizes out of range. */
export function parseDimensions(first: string, second = first): Dimensions | undefined {
  const [width, height] = [first, second].map(parseSide)
  return width && height ? { width, height } : undefined
}

/** `300x200` */
export function parseSize(text: string): Dimensions | undefined {
  const [width, height] = text.split('x')
  return parseDimensions(width ?? '', height ?? '')
}

/** The format by the suffix of the last part of a path. */
export const formatOf = (text: string): 'jpg' | 'webp' => (text.endsWith('.webp') ? 'webp' : 'jpg')

function parseSide(text: string): number | undefined {
  const digits = /^(\d{1,5})(?:\.jpg|\.webp)?$/.exec(text)?.[1]
  const side = Number(digits)
  return side >= 1 && side <= maxSide ? side : undefined
}
