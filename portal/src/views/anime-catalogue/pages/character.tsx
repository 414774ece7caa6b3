import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import type { Params } from '../../../path.ts'
import { Served } from '../../served.tsx'
import { personHref } from '../hrefs.ts'
import { createReader, type Resource } from '../json-api.ts'
import { byDate, roleLabel } from '../labels.ts'
import { ResourcePage } from '../parts/resource-page.tsx'
import { TitleChoice } from '../parts/title.tsx'
import { Wall } from '../parts/wall.tsx'
import type { Character, Person, Role, Work } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { languageName } from '../titles.ts'

export function CharacterPage({ params: { id = '' } }: { params: Params }) {
  return (
    <Served name="anime-catalogue" title="Character">
      {(service) => <CharacterView key={id} service={service} id={id} />}
    </Served>
  )
}

function CharacterView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = animeCall(url, '/characters/{id}', {
    path: { id },
    query: { include: 'mediaCharacters.media,mediaCharacters.voices.person' },
  })
  const { value, failure, reload } = useCall<Resource<Character>>(call)
  useCalls([call])
  const character = value?.data.attributes
  const reader = value && createReader(value)
  const parts = (reader?.many<Role>(value?.data, 'mediaCharacters') ?? [])
    .flatMap((part) => {
      const media = reader?.one<Work>(part, 'media')
      return media?.type === 'anime' ? [{ part, media }] : []
    })
    .sort((a, b) => byDate(a.media.attributes, b.media.attributes))
  const names = Object.entries(character?.names ?? {}).filter(
    ([, name]) => name && name !== character?.canonicalName,
  )
  const voices = Map.groupBy(
    parts.flatMap(({ part }) => reader?.many<{ locale: string }>(part, 'voices') ?? []),
    ({ attributes }) => attributes.locale,
  )
  return (
    <ResourcePage
      kind="character"
      name={character?.canonicalName ?? undefined}
      picture={character?.image}
      description={character?.description}
      failure={failure}
      onRetry={reload}
      actions={<TitleChoice />}
      facts={[
        ...names.map(([key, name]) => [languageName(key), <bdi key={key}>{name}</bdi>] as const),
        ['Also', character?.otherNames?.join(', ')],
        ...[...voices].map(([locale, members]) => {
          const people = members.flatMap((voice) => reader?.one<Person>(voice, 'person') ?? [])
          const once = [...new Map(people.map((person) => [person.id, person])).values()]
          return [
            `Voice, ${languageName(locale)}`,
            <span key={locale} class="links">
              {once.map((person) => (
                <a key={person.id} href={personHref(person)}>
                  {person.attributes.name}
                </a>
              ))}
            </span>,
          ] as const
        }),
      ]}
    >
      {parts.length > 0 && (
        <section class="section">
          <h2>Appears in</h2>
          <Wall
            works={parts.map(({ media }) => media)}
            noteOf={({ attributes }, index) =>
              [attributes.startDate?.slice(0, 4), roleLabel(parts[index]?.part.attributes.role ?? '')]
                .filter(Boolean)
                .join(' · ')
            }
          />
        </section>
      )}
    </ResourcePage>
  )
}
