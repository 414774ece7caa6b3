import { CopyButton } from '../../../kit/code.tsx'
import { smallerSizes } from '../images.ts'
import type { Photo } from '../records.ts'

/** Sizes to download, and their addresses to copy. */
export function Sizes({ photo }: { photo: Photo }) {
  const { width, height, links, urls } = photo
  const smaller = smallerSizes(photo).map((size) => ({
    ...size,
    height: Math.round((size.width * height) / width),
  }))
  const original = { name: 'Original', width, height, image: urls.full, download: links.download }
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes">Sizes</h2>
      <ul class="sizes">
        {[...smaller, original].map((size) => (
          <li key={size.name}>
            <span class="size-name">{size.name}</span>
            <span class="quiet small figures">
              {size.width} × {size.height}
            </span>
            <a href={size.download} target="_blank" rel="noopener" aria-label={`Download ${size.name}`}>
              Download
            </a>
            <CopyButton text={size.image} name={`Copy the address of ${size.name}`} title="Address" />
          </li>
        ))}
      </ul>
    </section>
  )
}
