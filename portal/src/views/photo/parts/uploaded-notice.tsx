import { useEffect, useRef } from 'preact/hooks'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { photoHref } from '../hrefs.ts'
import { titleOf } from '../labels.ts'
import type { Uploaded } from '../upload-photo.ts'
import { PhotoImage } from './photo-image.tsx'

export function UploadedNotice({ photo, onRestart }: { photo: Uploaded; onRestart(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ratio = photo.width / photo.height
  return (
    <section class="uploaded">
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(photo)} is published
      </h2>
      {photo.possible_duplicate_of.length > 0 && (
        <p class="notice">
          It looks like{' '}
          {photo.possible_duplicate_of.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={photoHref(id)}>another photo</a>
            </span>
          ))}
          .
        </p>
      )}
      <div class="uploaded-picture" style={{ aspectRatio: String(ratio) }}>
        <PhotoImage photo={photo} sizes="20rem" isUrgent />
      </div>
      <div class="actions">
        <ButtonLink kind="primary" href={photoHref(photo.id)}>
          See the photo
        </ButtonLink>
        <Button onClick={onRestart}>Upload another</Button>
      </div>
    </section>
  )
}
