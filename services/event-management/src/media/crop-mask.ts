/** The visible part of an image, in its own pixels. */
export interface CropMask {
  left: number
  top: number
  width: number
  height: number
}

export function isWithin(mask: CropMask, picture: { width: number; height: number }): boolean {
  const { left, top, width, height } = mask
  const isMember = left + width <= picture.width && top + height <= picture.height
  return left >= 0 && top >= 0 && width >= 1 && height >= 1 && isMember
}
