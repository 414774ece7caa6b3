import { type Place, treeHref } from '../hrefs.ts'

interface PathProps {
  place: Place
  at: string
  path: string
}

/** A breadcrumb of folder links. */
export function PathLinks({ place, at: ref, path }: PathProps) {
  const parts = path.split('/')
  return (
    <nav class="path" aria-label="Path">
      <a href={treeHref(place, ref)}>{place.repo}</a>
      {parts.map((part, index) => (
        <span key={index}>
          {' / '}
          {index === parts.length - 1 ? (
            <span aria-current="page">{part}</span>
          ) : (
            <a href={treeHref(place, ref, parts.slice(0, index + 1).join('/'))}>{part}</a>
          )}
        </span>
      ))}
    </nav>
  )
}
