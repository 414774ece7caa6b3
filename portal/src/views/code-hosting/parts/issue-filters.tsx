import { SelectField } from '../../../kit/field.tsx'
import { address, hrefWith, setQuery } from '../../../router.ts'
import type { Account, Label, Milestone } from '../records.ts'
import { hostingCall, useCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

const states = [
  ['', 'Open'],
  ['closed', 'Closed'],
  ['all', 'All'],
] as const

const orders = [
  ['', 'Newest'],
  ['created asc', 'Oldest'],
  ['updated desc', 'Last updated'],
  ['comments desc', 'Most comments'],
] as const

/** Returns to the first page. */
const begin = { page: undefined, after: undefined }

export function IssueFilters({ view: { url, repoPath } }: { view: RepositoryView }) {
  const { query } = address.value
  const input = { path: { ...repoPath }, query: { per_page: '100' } }
  const { value: labels } = useCall<readonly Label[]>(hostingCall(url, '/repos/{owner}/{repo}/labels', input))
  const { value: people } = useCall<readonly Account[]>(
    hostingCall(url, '/repos/{owner}/{repo}/assignees', input),
  )
  const { value: milestones } = useCall<readonly Milestone[]>(
    hostingCall(url, '/repos/{owner}/{repo}/milestones', input),
  )
  const sort = query.get('sort') ? `${query.get('sort')} ${query.get('direction') ?? 'desc'}` : ''
  return (
    <div class="tools">
      <nav class="choices" aria-label="State">
        {states.map(([key, label]) => (
          <a
            key={key}
            href={hrefWith({ state: key, ...begin })}
            aria-current={(query.get('state') ?? '') === key ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <Choice
        name="labels"
        label="Label"
        any="Any label"
        options={labels?.data.map(({ name }) => [name, name] as const)}
      />
      <Choice
        name="assignee"
        label="Assignee"
        any="Anybody"
        options={people && [['none', 'Nobody'], ...people.data.map(({ login }) => [login, login] as const)]}
      />
      {milestones && milestones.data.length > 0 && (
        <Choice
          name="milestone"
          label="Milestone"
          any="Any"
          options={milestones.data.map(({ number, title }) => [String(number), title] as const)}
        />
      )}
      <SelectField
        label="Order"
        value={sort}
        onChange={(event) => {
          const [by, direction] = event.currentTarget.value.split(' ')
          setQuery({ sort: by, direction, ...begin })
        }}
      >
        {orders.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface ChoiceProps {
  name: string
  label: string
  any: string
  options: readonly (readonly [value: string, label: string])[] | undefined
}

function Choice({ name, label, any, options = [] }: ChoiceProps) {
  const selectedValue = address.value.query.get(name) ?? ''
  const isKnown = selectedValue === '' || options.some(([value]) => value === selectedValue)
  return (
    <SelectField
      label={label}
      value={selectedValue}
      onChange={(event) => setQuery({ [name]: event.currentTarget.value, ...begin })}
    >
      <option value="">{any}</option>
      {!isKnown && <option value={selectedValue}>{selectedValue}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
