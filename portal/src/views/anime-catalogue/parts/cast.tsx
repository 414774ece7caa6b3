import type { Call } from '../../../calls/call.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { Loading } from '../../../kit/states.tsx'
import { address, hrefWith, setQuery } from '../../../router.ts'
import { characterHref, personHref } from '../hrefs.ts'
import { createReader, type Reader, type Resource } from '../json-api.ts'
import { roleLabel } from '../labels.ts'
import type { Character, Person, Role, WorkResource } from '../records.ts'
import { animeCall, useCall } from '../service.ts'
import { languageName } from '../titles.ts'
import { Picture } from './picture.tsx'

export function castCall(baseUrl: string, id: string): Call {
  return animeCall(baseUrl, '/anime/{id}', {
    path: { id },
    query: {
      include: 'characters.character,characters.voices.person,staff.person',
      'fields[anime]': 'characters,staff',
    },
  })
}

const maxShown = 12
const order = ['main', 'supporting', 'recurring', 'cameo']

/** Characters with their voice actors in one language, and staff. */
export function Cast({ url, id }: { url: string; id: string }) {
  const { value, failure } = useCall<WorkResource>(castCall(url, id))
  if (failure) return null
  if (!value || value.data.id !== id)
    return (
      <section class="section">
        <h2>Characters</h2>
        <Loading lines={4} label="Loading the characters" />
      </section>
    )
  const reader = createReader(value)
  const characters = reader
    .many<Role>(value.data, 'characters')
    .toSorted((a, b) => order.indexOf(a.attributes.role) - order.indexOf(b.attributes.role))
  return (
    <>
      {characters.length > 0 && <Characters characters={characters} reader={reader} />}
      <Staff work={value.data} reader={reader} />
    </>
  )
}

interface Voice {
  locale: string
}

function Characters({ characters, reader }: { characters: readonly Resource<Role>[]; reader: Reader }) {
  const { query } = address.value
  const voices = characters.flatMap((one) => reader.many<Voice>(one, 'voices'))
  const locales = [...new Set(voices.map(({ attributes }) => attributes.locale))].sort(
    (a, b) => Number(b === 'ja_jp') - Number(a === 'ja_jp') || a.localeCompare(b),
  )
  const locale = locales.find((one) => one === query.get('voices')) ?? locales[0]
  const visibleCharacters = query.has('cast') ? characters : characters.slice(0, maxShown)
  return (
    <section class="section">
      <div class="section-head">
        <h2>Characters</h2>
        {locales.length > 1 && (
          <SelectField
            label="Voices"
            value={locale ?? ''}
            onChange={(event) => setQuery({ voices: event.currentTarget.value })}
          >
            {locales.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <ul class="people" data-list="wall">
        {visibleCharacters.map((one) => {
          const character = reader.one<Character>(one, 'character')
          const speakers = reader
            .many<Voice>(one, 'voices')
            .filter(({ attributes }) => attributes.locale === locale)
            .flatMap((voice) => reader.one<Person>(voice, 'person') ?? [])
          return (
            character && (
              <li key={one.id} class="person-card">
                <Picture of={character.attributes.image} kind="portrait" width={56} />
                <div>
                  <a href={characterHref(character)} class="row-link" data-item="">
                    {character.attributes.canonicalName}
                  </a>
                  <p class="quiet small">{roleLabel(one.attributes.role)}</p>
                  {speakers.map((person) => (
                    <p key={person.id} class="small">
                      <a href={personHref(person)}>{person.attributes.name}</a>
                    </p>
                  ))}
                </div>
              </li>
            )
          )
        })}
      </ul>
      {visibleCharacters.length < characters.length && (
        <div class="actions">
          <ButtonLink href={hrefWith({ cast: 'all' })}>{`Show all ${characters.length}`}</ButtonLink>
        </div>
      )}
    </section>
  )
}

const parts = [
  'Director',
  'Chief Director',
  'Original Creator',
  'Series Composition',
  'Script',
  'Character Design',
  'Art Director',
  'Music',
]

/** One row per character, with all of its voice actors. */
function Staff({ work, reader }: { work: WorkResource; reader: Reader }) {
  const byRole = Map.groupBy(reader.many<Role>(work, 'staff'), ({ attributes }) => attributes.role)
  if (!byRole.size) return null
  const rankOf = (role: string) => (parts.includes(role) ? parts.indexOf(role) : parts.length)
  const roles = [...byRole].sort(([a], [b]) => rankOf(a) - rankOf(b))
  return (
    <section class="section">
      <h2>Staff</h2>
      <dl class="facts facts-staff">
        {roles.map(([role, members]) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd class="links">
              {members.map((one) => {
                const person = reader.one<Person>(one, 'person')
                return (
                  person && (
                    <a key={one.id} href={personHref(person)}>
                      {person.attributes.name}
                    </a>
                  )
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
