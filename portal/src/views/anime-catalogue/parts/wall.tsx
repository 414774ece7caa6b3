import type { ComponentChildren } from 'preact'
import { workHref } from '../hrefs.ts'
import type { Resource } from '../json-api.ts'
import { formatSummary } from '../labels.ts'
import type { Summary } from '../records.ts'
import { Picture } from './picture.tsx'
import { Title } from './title.tsx'

interface WallProps {
  id?: string
  works: readonly Resource<Summary>[]
  /** Shown below the title instead of year and format. */
  noteOf?: (work: Resource<Summary>, index: number) => ComponentChildren
  isSmall?: boolean
  isBusy?: boolean
}

/** A grid of posters with arrow key navigation. */
export function Wall({ id, works, noteOf, isSmall = false, isBusy = false }: WallProps) {
  return (
    <ul id={id} class={isSmall ? 'wall wall-small' : 'wall'} data-list="wall" aria-busy={isBusy}>
      {works.map((work, index) => (
        <li key={`${work.id} ${index}`} class="work">
          <a href={workHref(work)} data-item="" class="work-link">
            <Picture
              of={work.attributes.posterImage}
              kind="poster"
              width={isSmall ? 110 : 190}
              isUrgent={index < 5}
            />
            <span class="work-title">
              <Title of={work.attributes} />
            </span>
          </a>
          <p class="work-note">{noteOf ? noteOf(work, index) : formatSummary(work.attributes)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Placeholders while posters load. */
export function WallPlaceholder({ count }: { count: number }) {
  return (
    <div class="wall" role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} class="work">
          <span class="work-link">
            <span class="picture picture-poster picture-none" />
            <span class="work-title" />
          </span>
          <p class="work-note">{'\u00a0'}</p>
        </div>
      ))}
    </div>
  )
}
