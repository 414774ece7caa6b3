import { address, hrefWith } from '../../../router.ts'
import { colors, orientations } from '../browsing.ts'
import './filters.css'

/** Filters of a search as links, so that each has an address. */
export function SearchFilters() {
  const { query } = address.value
  const color = query.get('color') ?? ''
  const orientation = query.get('orientation') ?? ''
  const hrefOf = (change: Record<string, string | undefined>) =>
    hrefWith({ ...change, pages: undefined, photo: undefined })
  return (
    <div class="search-filters">
      <nav class="choices" aria-label="Orientation">
        {Object.entries({ '': 'Any orientation', ...orientations }).map(([key, title]) => (
          <a
            key={key}
            href={hrefOf({ orientation: key || undefined })}
            aria-current={key === orientation ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <nav class="choices swatches" aria-label="Color">
        <a href={hrefOf({ color: undefined })} aria-current={color ? undefined : 'true'}>
          Any color
        </a>
        {Object.entries(colors).map(([key, title]) => (
          <a
            key={key}
            class={`swatch swatch-${key}`}
            href={hrefOf({ color: key === color ? undefined : key })}
            aria-current={key === color ? 'true' : undefined}
            title={title}
          >
            <span class="unseen">{title}</span>
          </a>
        ))}
      </nav>
    </div>
  )
}
