import { countOf } from '../../../kit/format.ts'
import { collectionHref } from '../hrefs.ts'
import type { Collection } from '../records.ts'

const maxPictures = 3

export function CollectionCards({ collections }: { collections: readonly Collection[] }) {
  return (
    <ul class="collection-cards" data-list="wall">
      {collections.map(({ id, title, total_photos, preview_photos, user, private: isPrivate }) => (
        <li key={id}>
          <a href={collectionHref(id)} data-item="" class="collection-card">
            <span class="mosaic">
              {preview_photos.slice(0, maxPictures).map((photo) => (
                <img key={photo.id} src={photo.urls.small} alt="" width={400} height={300} loading="lazy" />
              ))}
            </span>
            <span class="collection-title">{title}</span>
          </a>
          <p class="quiet small">
            {countOf(total_photos, 'photo')} by {user.name}
            {isPrivate && ' · private'}
          </p>
        </li>
      ))}
    </ul>
  )
}
