export interface Box {
  width: number
  height: number
}

export interface Placement {
  column: number
  top: number
  height: number
}

interface Frame {
  width: number
  gap: number
  /** Height below each picture. */
  captionHeight: number
}

const minColumnWidth = 250
const maxColumns = 6

export function columnCountOf({ width, gap }: Pick<Frame, 'width' | 'gap'>): number {
  return Math.min(maxColumns, Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap))))
}

/**
 * Puts each picture into the shortest column. The order of reading stays that of the list, because a later picture never
 * begins above an earlier one.
 */
export function placeBoxes(boxes: readonly Box[], frame: Frame): { placements: Placement[]; height: number } {
  const { width, gap, captionHeight } = frame
  const count = columnCountOf(frame)
  const columnWidth = (width - gap * (count - 1)) / count
  const heights = Array.from({ length: count }, () => 0)
  const placements = boxes.map((box) => {
    const top = Math.min(...heights)
    const column = heights.indexOf(top)
    const height = Math.round(columnWidth / clampRatio(box))
    heights[column] = top + height + captionHeight + gap
    return { column, top, height }
  })
  return { placements, height: Math.max(0, Math.max(...heights) - gap) }
}

/** Panoramas and strips are cropped, so that they do not dominate. */
export function clampRatio({ width, height }: Box): number {
  return Math.min(2.5, Math.max(0.5, width / height))
}
