import type { ServedService } from '../../../api/overview.ts'
import { useResource } from '../../../api/resource.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { countOf } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import type { Params } from '../../../path.ts'
import { address, setQuery } from '../../../router.ts'
import { passageHref, repositoriesHref, repositoryHref } from '../hrefs.ts'
import { CodeBlock } from '../markdown/code-block.tsx'
import { AssistantNav } from '../parts/assistant-nav.tsx'
import { citationText } from '../parts/reply-facts.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Hit, SearchReply } from '../records.ts'
import { assistantCall, cachePrefix, makeCall, useCall } from '../service.ts'

export function RepositoryPage({ params: { name = '' } }: { params: Params }) {
  return (
    <SignedIn title={name}>
      {(service) =>
        address.value.query.has('path') ? (
          <Passage service={service} name={name} />
        ) : (
          <Search service={service} name={name} />
        )
      }
    </SignedIn>
  )
}

const modes = { text: 'Words', symbol: 'Symbol', regex: 'Regular expression' } as const

function Search({ service: { url }, name }: { service: ServedService; name: string }) {
  const { query } = address.value
  const text = query.get('q') ?? ''
  const mode = query.get('mode') ?? 'text'
  const settledText = useDebounced(text).trim()
  const call = assistantCall(url, '/v1/search', {
    method: 'POST',
    body: { query: settledText, repository: name, mode },
  })
  useCalls([call])
  const key = settledText ? `${cachePrefix}search ${call.body}` : undefined
  const { value, failure, reload } = useResource(key, (signal) => makeCall<SearchReply>(call, signal))
  return (
    <>
      <PageHead title={name} within={<a href={repositoriesHref}>Repositories</a>} />
      <AssistantNav current="Repositories" />
      <div class="tools">
        <SearchField label="Search the code" value={text} controls="hits" onSearch={(q) => setQuery({ q })} />
        <SelectField
          label="By"
          value={mode}
          onChange={(event) => setQuery({ mode: event.currentTarget.value })}
        >
          {Object.entries(modes).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {failure && settledText && <CallError failure={failure} onRetry={reload} />}
      {!settledText && <Empty title="Search for a word, a symbol or a path" />}
      {settledText && !value && !failure && <Loading lines={8} />}
      {settledText && value && !failure && <Hits name={name} hits={value.hits} />}
    </>
  )
}

function Hits({ name, hits }: { name: string; hits: readonly Hit[] }) {
  if (hits.length === 0) return <Empty title="No passage matches" />
  return (
    <>
      <p class="quiet small figures" role="status">
        {countOf(hits.length, 'passage')}
      </p>
      <ol id="hits" class="assistant-hits" data-list="">
        {hits.map((hit) => (
          <li key={citationText(hit)}>
            <a class="breaks" href={passageHref(name, hit.path, hit.start_line, hit.end_line)} data-item="">
              {citationText(hit)}
            </a>
            <CodeBlock language={hit.path.split('.').at(-1) ?? ''} text={hit.text} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface FileReply {
  path: string
  commit: string
  start_line: number
  end_line: number
  content: string
}

/** The lines that a citation names. */
function Passage({ service: { url }, name }: { service: ServedService; name: string }) {
  const { query } = address.value
  const path = query.get('path') ?? ''
  const [start = '1', end = start] = (query.get('lines') ?? '').split('-')
  const call = assistantCall(url, '/v1/repositories/{name}/file', {
    path: { name },
    query: { path, start_line: start, end_line: end },
  })
  const { value, failure, reload } = useCall<FileReply>(call)
  useCalls([call])
  return (
    <>
      <PageHead title={path} within={<a href={repositoryHref(name)}>{name}</a>} />
      <AssistantNav current="Repositories" />
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={10} />}
      {value && (
        <>
          <p class="quiet small figures">
            {`Lines ${value.start_line} to ${value.end_line} at ${value.commit.slice(0, 8)}`}
          </p>
          <CodeBlock language={path.split('.').at(-1) ?? ''} text={value.content} />
        </>
      )}
    </>
  )
}
