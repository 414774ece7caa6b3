import { CopyButton } from '../../../kit/code.tsx'
import { imageUrl } from '../images.ts'
import type { Photo } from '../records.ts'

const widths = { Small: 640, Medium: 1920, Large: 2400 }

/** Sizes to download, and their addresses to copy. */
export function Sizes({ photo }: { photo: Photo }) {
  const { width, height, links, urls } = photo
  const smaller = Object.entries(widths)
    .filter(([, each]) => each < width)
    .map(([name, each]) => ({
      name,
      width: each,
      height: Math.round((each * height) / width),
      image: imageUrl(photo, each),
      download: `${links.download}?w=${each}`,
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
