import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import type { Params } from '../../../path.ts'
import { Served } from '../../served.tsx'
import { createReader, type Resource } from '../json-api.ts'
import { byDate } from '../labels.ts'
import { ResourcePage } from '../parts/resource-page.tsx'
import { TitleChoice } from '../parts/title.tsx'
import { Wall } from '../parts/wall.tsx'
import { type Named, type Role, type Summary, summaryFields } from '../records.ts'
import { animeCall, useCall } from '../service.ts'

export function StudioPage({ params: { id = '' } }: { params: Params }) {
  return (
    <Served name="anime-catalogue" title="Company">
      {(service) => <StudioView key={id} service={service} id={id} />}
    </Served>
  )
}

const roles = { studio: 'Made', producer: 'Produced', licensor: 'Licensed' } as const

function StudioView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = animeCall(url, '/producers/{id}', {
    path: { id },
    query: { include: 'productions.media', 'fields[anime]': summaryFields.join(',') },
  })
  const { value, failure, reload } = useCall<Resource<Named>>(call)
  useCalls([call])
  const reader = value && createReader(value)
  const parts = reader?.many<Role>(value?.data, 'productions') ?? []
  return (
    <ResourcePage
      kind="company"
      name={value?.data.attributes.name}
      failure={failure}
      onRetry={reload}
      actions={<TitleChoice />}
    >
      {Object.entries(roles).map(([role, label]) => {
        const works = parts
          .filter(({ attributes }) => attributes.role === role)
          .flatMap((part) => reader?.one<Summary>(part, 'media') ?? [])
          .filter(({ type }) => type === 'anime')
          .sort((a, b) => byDate(b.attributes, a.attributes))
        return (
          works.length > 0 && (
            <section key={role} class="section">
              <h2>
                {label} <span class="quiet small figures">{works.length}</span>
              </h2>
              <Wall works={works} />
            </section>
          )
        )
      })}
    </ResourcePage>
  )
}
