import { useLayoutEffect } from 'preact/hooks'
import { IconButton } from '../../../kit/button.tsx'
import { useModal } from '../../../kit/dialog.tsx'
import { setQuery } from '../../../router.ts'
import { photoHref } from '../hrefs.ts'
import { titleOf } from '../labels.ts'
import type { Photo } from '../records.ts'
import { LikeButton } from './like-button.tsx'
import { PersonLink } from './person-link.tsx'
import { PhotoImage } from './photo-image.tsx'
import './lightbox.css'

interface LightboxProps {
  url: string
  photo: Photo
  /** The list, for the previous and next photo. */
  photos: readonly Photo[]
}

const close = () => setQuery({ photo: undefined })

/** A photo above its list. The browser traps the focus, and the address names the photo. */
export function Lightbox({ url, photo, photos }: LightboxProps) {
  const modal = useModal(close)
  const index = photos.findIndex(({ id }) => id === photo.id)
  const previous = index > 0 ? photos[index - 1] : undefined
  const next = index >= 0 ? photos[index + 1] : undefined
  // After closing, the focus is on the photo that was seen last.
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        const item = document.querySelector<HTMLElement>(`[data-photo="${CSS.escape(photo.id)}"]`)
        if (!document.querySelector('dialog[open]')) item?.focus()
      })
    },
    [photo.id],
  )
  const show = (other: Photo | undefined) => other && setQuery({ photo: other.id })
  return (
    <dialog
      {...modal}
      class="lightbox"
      aria-label={titleOf(photo)}
      onKeyDown={(event) => {
        const other = { ArrowRight: next, ArrowLeft: previous }[event.key]
        if (!other) return
        event.preventDefault()
        show(other)
      }}
    >
      {/* Takes the first focus, so that the arrows work at once and no control looks chosen. */}
      <div class="lightbox-sheet" tabIndex={-1} autofocus>
        <div class="lightbox-bar">
          <PersonLink person={photo.user} />
          <div class="lightbox-actions">
            <LikeButton url={url} photo={photo} />
            <a class="button button-plain" href={photoHref(photo.id)}>
              Details
            </a>
            <IconButton name="Close" icon="close" onClick={close} />
          </div>
        </div>
        <figure key={photo.id} class="lightbox-figure">
          <div
            class="lightbox-picture"
            style={{
              aspectRatio: `${photo.width} / ${photo.height}`,
              '--ratio': String(photo.width / photo.height),
            }}
          >
            <PhotoImage photo={photo} sizes="100vw" maxWidth={2400} isUrgent />
          </div>
        </figure>
        <div class="lightbox-foot">
          <IconButton name="Previous photo" icon="left" disabled={!previous} onClick={() => show(previous)} />
          <p role="status">
            {titleOf(photo)}
            {index >= 0 && ' '}
            {index >= 0 && <span class="quiet figures">{`· ${index + 1} of ${photos.length}`}</span>}
          </p>
          <IconButton name="Next photo" icon="right" disabled={!next} onClick={() => show(next)} />
        </div>
      </div>
    </dialog>
  )
}
