import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { hrefWith } from '../../../router.ts'
import { columnCountOf, type Placement, placeBoxes } from '../masonry.ts'
import type { Photo } from '../records.ts'
import { LikeButton } from './like-button.tsx'
import { PersonLink } from './person-link.tsx'
import { PhotoImage } from './photo-image.tsx'

interface PhotoWallProps {
  id: string
  url: string
  photos: readonly Photo[]
  isBusy?: boolean
  hrefOf?: (photo: Photo) => string
}

const gap = 12
/** Devices without a pointer that hovers show the caption below the picture. */
const touchCaptionHeight = 44
const urgentCount = 6

/** Pictures in columns. The order in the document is the order of reading. */
export function PhotoWall({ id, url, photos, isBusy = false, hrefOf = lightboxHref }: PhotoWallProps) {
  const list = useRef<HTMLUListElement>(null)
  const width = useSignal(0)
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      width.value = element.clientWidth
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const captionHeight = matchMedia('(hover: none)').matches ? touchCaptionHeight : 0
  const frame = { width: width.value, gap, captionHeight }
  const columns = columnCountOf(frame)
  const columnWidth = (frame.width - gap * (columns - 1)) / columns
  const { placements, height } = placeBoxes(photos, frame)
  return (
    <ul
      ref={list}
      id={id}
      class="photo-wall"
      aria-busy={isBusy}
      style={{ blockSize: `${height}px` }}
      onKeyDown={(event) => moveInWall(event, placements)}
    >
      {frame.width > 0 &&
        photos.map((photo, index) => {
          const { column, top, height } = placements[index] ?? { column: 0, top: 0, height: 0 }
          return (
            <li
              key={photo.id}
              class="photo-card"
              style={{
                inlineSize: `${columnWidth}px`,
                insetBlockStart: `${top}px`,
                insetInlineStart: `${column * (columnWidth + gap)}px`,
              }}
            >
              <a
                class="photo-link"
                href={hrefOf(photo)}
                data-item=""
                data-photo={photo.id}
                style={{ blockSize: `${height}px` }}
              >
                <PhotoImage
                  photo={photo}
                  sizes={`${Math.ceil(columnWidth)}px`}
                  isUrgent={index < urgentCount}
                />
              </a>
              <div class="photo-caption">
                <PersonLink person={photo.user} />
                <LikeButton url={url} photo={photo} />
              </div>
            </li>
          )
        })}
    </ul>
  )
}

/** Opens the photo above the list. */
function lightboxHref({ id }: Photo): string {
  return hrefWith({ photo: id })
}

/** Left and right follow the order, up and down the column. Up from the top goes to the search. */
function moveInWall(event: KeyboardEvent, placements: readonly Placement[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { activeElement } = document
  const list = event.currentTarget
  if (!(activeElement instanceof HTMLElement) || !activeElement.matches('[data-item]')) return
  if (!(list instanceof HTMLElement)) return
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const from = items.indexOf(activeElement)
  const isInColumn = (index: number) => placements[index]?.column === placements[from]?.column
  const next = {
    ArrowRight: () => items[from + 1],
    ArrowLeft: () => items[from - 1],
    ArrowDown: () => items.find((_, index) => index > from && isInColumn(index)),
    ArrowUp: () =>
      items.findLast((_, index) => index < from && isInColumn(index)) ??
      document.querySelector<HTMLElement>(`[data-search][data-controls="${list.id}"]`),
    Home: () => items[0],
    End: () => items.at(-1),
  }[event.key]
  if (!next) return
  event.preventDefault()
  next()?.focus()
}

/** Empty boxes of different heights while the first page loads. */
export function WallPlaceholder() {
  const heights = [14, 20, 11, 17, 22, 13, 18, 15, 12, 19, 16, 21]
  return (
    <div class="photo-placeholder" role="status" aria-label="Loading">
      {heights.map((height, index) => (
        <div key={index} class="photo-placeholder-box" style={{ blockSize: `${height}rem` }} />
      ))}
    </div>
  )
}
