import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { countOf } from '../../../kit/format.ts'
import { address, hrefWith, setQuery } from '../../../router.ts'
import { pagesOf } from '../browsing.ts'
import { type FeedCall, useFeed } from '../feeds.ts'
import type { FullPhoto } from '../records.ts'
import { photosCall, useCall } from '../service.ts'
import { Lightbox } from './lightbox.tsx'
import { PhotoWall, WallPlaceholder } from './photo-wall.tsx'

interface PhotoListProps {
  url: string
  callOf: FeedCall
  /** Shown without photos. */
  children: ComponentChildren
}

/** Further pages load by themselves only so often, so that the end of the page can be reached. */
const maxAutomaticPages = 3

/** A list of photos with its count, further pages, and the photo of the address above it. */
export function PhotoList({ url, callOf, children }: PhotoListProps) {
  const { query } = address.value
  const pages = pagesOf(query)
  const { value, failure, isLoading, reload } = useFeed(callOf, pages)
  const selectedId = query.get('photo') ?? undefined
  const listedPhoto = value?.photos.find(({ id }) => id === selectedId)
  // A link may name a photo of a later page.
  const other = useCall<FullPhoto>(
    selectedId && value && !listedPhoto
      ? photosCall(url, '/photos/{id}', { path: { id: selectedId } })
      : undefined,
  )
  const photo = listedPhoto ?? (selectedId && other.value?.id === selectedId ? other.value : undefined)
  const hasMore = value !== undefined && value.photos.length < value.total
  return (
    <>
      {failure && <CallError failure={failure} onRetry={reload} />}
      <p class="photo-count quiet small figures" role="status">
        {value && !failure ? countOf(value.total, 'photo') : '\u00a0'}
      </p>
      {!value && !failure && <WallPlaceholder />}
      {value && !failure && value.total === 0 && children}
      {value && !failure && value.total > 0 && (
        <>
          <PhotoWall id="photos" url={url} photos={value.photos} isBusy={isLoading} />
          {hasMore && <More pages={pages} isLoading={isLoading} />}
        </>
      )}
      {photo && value && <Lightbox url={url} photo={photo} photos={value.photos} />}
    </>
  )
}

function More({ pages, isLoading }: { pages: number; isLoading: boolean }) {
  const end = useRef<HTMLDivElement>(null)
  const next = String(pages + 1)
  const isAutomatic = pages < maxAutomaticPages && !isLoading
  useEffect(() => {
    if (!end.current || !isAutomatic) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setQuery({ pages: next })
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [next, isAutomatic])
  return (
    <div ref={end} class="photo-more">
      {isLoading ? (
        <span class="quiet" role="status">
          Loading more photos
        </span>
      ) : (
        <ButtonLink href={hrefWith({ pages: next })}>More photos</ButtonLink>
      )}
    </div>
  )
}
