import type { Reader } from '../json-api.ts'
import { formatLabel, roleLabel } from '../labels.ts'
import type { Role, Work, WorkResource } from '../records.ts'
import { Wall } from './wall.tsx'

const order = ['prequel', 'sequel', 'parent_story', 'full_story', 'side_story', 'summary', 'spinoff']

export function Relations({ work, reader }: { work: WorkResource; reader: Reader }) {
  const related = reader
    .many<Role>(work, 'mediaRelationships')
    .flatMap((one) => {
      const other = reader.one<Work>(one, 'destination')
      return other ? [{ role: one.attributes.role, other }] : []
    })
    .filter(({ other }) => other.type === 'anime')
    .sort((a, b) => rankOf(a.role) - rankOf(b.role))
  if (!related.length) return null
  return (
    <section class="section">
      <h2>Related</h2>
      <Wall
        isSmall
        works={related.map(({ other }) => other)}
        noteOf={({ attributes }, index) => {
          const year = attributes.startDate?.slice(0, 4)
          return (
            <>
              {roleLabel(related[index]?.role ?? '')}
              <br />
              {[year, formatLabel(attributes.subtype)].filter(Boolean).join(' · ')}
            </>
          )
        }}
      />
    </section>
  )
}

function rankOf(role: string): number {
  const index = order.indexOf(role)
  return index < 0 ? order.length : index
}
