import { useResource } from '../api/resource.ts'
import { getSettings, type Setting } from '../api/settings.ts'
import { CheckField } from '../kit/field.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { Empty, ErrorState, Loading, SignInFirst } from '../kit/states.tsx'
import { type Column, Table } from '../kit/table.tsx'
import { TextWithCode } from '../kit/text-with-code.tsx'
import { address, setQuery } from '../router.ts'
import { findService, isSignedIn } from '../server.ts'

export function SettingsPage() {
  return (
    <>
      <PageHead
        title="Settings"
        lede="Values in effect and their origin. Flags override environment variables, which override the settings file and the defaults."
      />
      {isSignedIn.value ? <SettingsInForce /> : <SignInFirst what="Settings are for the administrator." />}
    </>
  )
}

function SettingsInForce() {
  const { value: settings, failure, reload } = useResource('settings', getSettings)
  const { query } = address.value
  const text = query.get('q') ?? ''
  const isChangedOnly = query.has('changed')
  if (failure) return <ErrorState failure={failure} onRetry={reload} />
  if (!settings) return <Loading lines={10} />
  const sections = [
    { key: 'server', title: 'Server', accent: undefined, list: settings.server },
    ...Object.entries(settings.services).map(([name, list]) => {
      const service = findService(name)
      return { key: name, title: service?.title ?? name, accent: service?.accent, list }
    }),
  ]
  const fits = ({ name, description, origin, value }: Setting) =>
    (!isChangedOnly || origin !== 'default') &&
    `${name} ${description} ${JSON.stringify(value)}`.toLowerCase().includes(text.toLowerCase())
  const visibleSections = sections.map((section) => ({ ...section, list: section.list.filter(fits) }))
  const count = visibleSections.reduce((sum, { list }) => sum + list.length, 0)
  return (
    <>
      <div class="tools">
        <SearchField label="Search settings" value={text} onSearch={(q) => setQuery({ q })} />
        <CheckField
          label="Only changed settings"
          checked={isChangedOnly}
          onChange={(event) => setQuery({ changed: event.currentTarget.checked ? 'yes' : undefined })}
        />
      </div>
      {count === 0 && (
        <Empty title={text ? `No settings match “${text}”` : 'All settings have their defaults'}>
          <p>{text ? 'Try a shorter word.' : 'Change one with a flag, such as --limits off.'}</p>
        </Empty>
      )}
      {visibleSections
        .filter(({ list }) => list.length)
        .map(({ key, title, accent, list }) => (
          <section key={key} class="section" data-accent={accent}>
            <h2>{title}</h2>
            <Table caption={`Settings: ${title}`} columns={columns} rows={list} rowKey={({ name }) => name} />
          </section>
        ))}
    </>
  )
}

const origins: Record<Setting['origin'], string> = {
  flag: 'Flag',
  environment: 'Environment',
  file: 'File',
  default: 'Default',
}

const columns: readonly Column<Setting>[] = [
  {
    key: 'name',
    title: 'Setting',
    cell: ({ name, description }) => (
      <>
        <code>{name}</code>
        <span class="cell-note">
          <TextWithCode text={description} />
        </span>
      </>
    ),
  },
  {
    key: 'value',
    title: 'Value',
    cell: ({ value }) =>
      value === undefined || value === null ? (
        <span class="quiet">not set</span>
      ) : (
        <code class="breaks">{typeof value === 'string' ? value : JSON.stringify(value)}</code>
      ),
  },
  {
    key: 'origin',
    title: 'From',
    cell: ({ origin }) =>
      origin === 'default' ? (
        <span class="quiet">{origins[origin]}</span>
      ) : (
        <strong>{origins[origin]}</strong>
      ),
  },
  {
    key: 'change',
    title: 'Change with',
    cell: ({ flag, variable }) => (
      <>
        <code class="breaks">{flag}</code>
        <span class="cell-note">
          <code class="breaks">{variable}</code>
        </span>
      </>
    ),
  },
]
