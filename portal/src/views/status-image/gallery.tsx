import type { ServedService } from '../../api/overview.ts'
import { useCalls } from '../../calls/current.ts'
import { CopyButton } from '../../kit/code.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { SearchField } from '../../kit/search-field.tsx'
import { Empty, ErrorState, Loading } from '../../kit/states.tsx'
import { address, hrefWith, setQuery } from '../../router.ts'
import { Served } from '../served.tsx'
import { classNames, type Dog, fits, useDogs } from './dogs.ts'
import './view.css'

export function GalleryPage() {
  return (
    <Served name="status-image" title="Dogs">
      {(service) => <Gallery service={service} />}
    </Served>
  )
}

function Gallery({ service: { url, title } }: { service: ServedService }) {
  const { dogs, failure, reload } = useDogs()
  const text = address.value.query.get('q') ?? ''
  const selectedClass = address.value.query.get('class') ?? ''
  const matches = dogs?.filter((dog) => fits(dog, selectedClass, text))
  const first = String(matches?.[0]?.code ?? 404)
  useCalls([
    {
      service: 'status-image',
      baseUrl: url,
      method: 'GET',
      template: '/{name}',
      path: { name: `${first}.jpg` },
      query: [],
      headers: {},
    },
  ])
  return (
    <>
      <PageHead
        title="Dogs"
        within={<a href="/explorer/status-image">{title}</a>}
        lede="A dog for every HTTP status."
      />
      <div class="tools">
        <SearchField label="Search dogs" controls="dogs" value={text} onSearch={(q) => setQuery({ q })} />
        <nav class="dog-classes" aria-label="Classes of statuses">
          {[{ key: '', title: 'All' }, ...classNames].map(({ key, title }) => (
            <a
              key={key}
              href={hrefWith({ class: key })}
              aria-current={key === selectedClass ? 'true' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
      </div>
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {!dogs && !failure && <Loading lines={10} />}
      {matches && !matches.length && (
        <Empty title={`No results for “${text}”`}>
          <p>Search by code, name or description of the image.</p>
        </Empty>
      )}
      <ul id="dogs" class="dogs" data-list="">
        {matches?.map((dog) => (
          <DogCard key={dog.code} dog={dog} url={url} />
        ))}
      </ul>
    </>
  )
}

function DogCard({ dog: { code, phrase, alt }, url }: { dog: Dog; url: string }) {
  const picture = `${url}/${code}.jpg`
  return (
    <li class="dog">
      <a href={picture} data-item="">
        <img
          // A prerendered width; other widths are rendered on request.
          src={picture}
          alt={`${code} ${phrase}: ${alt}`}
          width={300}
          height={240}
          loading="lazy"
        />
      </a>
      <p class="dog-text">
        {/* Repeats the alternative text of the image. */}
        <span aria-hidden="true">{alt}</span>
        <CopyButton text={picture} name={`Copy the address of ${code}`} />
      </p>
    </li>
  )
}
