import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import type { Params } from '../../../path.ts'
import { Served } from '../../served.tsx'
import { characterHref } from '../hrefs.ts'
import { createReader, type Resource } from '../json-api.ts'
import { byDate } from '../labels.ts'
import { ResourcePage } from '../parts/resource-page.tsx'
import { TitleChoice } from '../parts/title.tsx'
import { Wall } from '../parts/wall.tsx'
import type { Character, Person, Role, Work } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { languageName } from '../titles.ts'

export function PersonPage({ params: { id = '' } }: { params: Params }) {
  return (
    <Served name="anime-catalogue" title="Person">
      {(service) => <PersonView key={id} service={service} id={id} />}
    </Served>
  )
}

const includes = ['voices.mediaCharacter.character', 'voices.mediaCharacter.media', 'staff.media']

function PersonView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = animeCall(url, '/people/{id}', { path: { id }, query: { include: includes.join(',') } })
  const { value, failure, reload } = useCall<Resource<Person>>(call)
  useCalls([call])
  const person = value?.data.attributes
  const reader = value && createReader(value)
  const works = reader?.many<Role>(value?.data, 'staff').flatMap((part) => {
    const media = reader.one<Work>(part, 'media')
    return media?.type === 'anime' ? [{ note: part.attributes.role, media }] : []
  })
  const parts = reader?.many<{ locale: string }>(value?.data, 'voices').flatMap((voice) => {
    const part = reader.one<Role>(voice, 'mediaCharacter')
    const character = reader.one<Character>(part, 'character')
    const media = reader.one<Work>(part, 'media')
    if (!character || media?.type !== 'anime') return []
    const { locale } = voice.attributes
    const note = (
      <>
        <a href={characterHref(character)}>{character.attributes.canonicalName}</a>
        {locale !== 'ja_jp' && `, ${languageName(locale)}`}
      </>
    )
    return [{ note, media }]
  })
  return (
    <ResourcePage
      kind="person"
      name={person?.name}
      picture={person?.image}
      description={person?.description}
      failure={failure}
      onRetry={reload}
      actions={<TitleChoice />}
    >
      <Works title="Voice roles" works={parts} />
      <Works title="Staff roles" works={works} />
    </ResourcePage>
  )
}

interface WorksProps {
  title: string
  works: readonly { note: ComponentChildren; media: Resource<Work> }[] | undefined
}

/** Groups roles by work, newest first. */
function Works({ title, works = [] }: WorksProps) {
  if (!works.length) return null
  const newestFirst = works.toSorted((a, b) => byDate(b.media.attributes, a.media.attributes))
  const byWork = [...Map.groupBy(newestFirst, ({ media }) => media.id).values()]
  return (
    <section class="section">
      <h2>
        {title} <span class="quiet small figures">{byWork.length}</span>
      </h2>
      <Wall
        works={byWork.flatMap(([first]) => first?.media ?? [])}
        noteOf={({ attributes }, index) => (
          <>
            {attributes.startDate?.slice(0, 4)}
            {byWork[index]?.map(({ note }, noteIndex) => (
              <span key={noteIndex} class="work-part">
                {note}
              </span>
            ))}
          </>
        )}
      />
    </section>
  )
}
