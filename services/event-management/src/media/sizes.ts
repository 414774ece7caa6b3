/** The widths of generated variants: few enough to cache all of them. */
const widths = [100, 200, 400, 800, 1600]

export interface Frame {
  width?: number
  height?: number
}

/** The smallest width that fills the frame. Undefined for the original. */
export function widthFor(picture: { width: number; height: number }, frame: Frame): number | undefined {
  const { width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY } = frame
  const requested = Math.min(width, (height * picture.width) / picture.height)
  return widths.find((each) => each >= requested && each < picture.width)
}

export const isWidth = (width: number): boolean => widths.includes(width)
