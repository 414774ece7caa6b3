import type { Account } from '../records.ts'
import { Person } from './people.tsx'

export function PeopleList({ people }: { people: readonly Account[] }) {
  if (people.length === 0) return <p class="quiet">Nobody</p>
  return (
    <ul class="people">
      {people.map((who) => (
        <li key={who.login}>
          <Person who={who} />
        </li>
      ))}
    </ul>
  )
}
