import { useSignal } from '@preact/signals'
import { useResource } from '../../../api/resource.ts'
import { AreaField } from '../../../kit/field.tsx'
import { Html } from '../../../kit/html.tsx'
import { Tabs } from '../../../kit/tabs.tsx'
import { hrefHere } from '../hrefs.ts'
import { hostingCall, makeCall } from '../service.ts'
import type { RepositoryView } from './repository-frame.tsx'

interface MarkdownFieldProps {
  view: RepositoryView
  label: string
  value: string
  onInput(text: string): void
}

/** A Markdown field with a preview. */
export function MarkdownField({ view, label, value, onInput }: MarkdownFieldProps) {
  const tab = useSignal('write')
  return (
    <Tabs
      label="Edit or preview"
      tabs={[
        { key: 'write', title: 'Write' },
        { key: 'preview', title: 'Preview' },
      ]}
      chosen={tab.value}
      onChoose={(key) => {
        tab.value = key
      }}
    >
      {tab.value === 'write' ? (
        <AreaField
          label={label}
          hint="Markdown."
          rows={7}
          isProse
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      ) : (
        <Preview view={view} text={value} />
      )}
    </Tabs>
  )
}

function Preview({ view, text }: { view: RepositoryView; text: string }) {
  const { url, repoPath, repository } = view
  const { value, failure } = useResource(
    text.trim() ? `hosting preview ${url} ${repository.id} ${text}` : undefined,
    (signal) =>
      makeCall<string>(
        hostingCall(url, '/markdown', {
          method: 'POST',
          body: { text, mode: 'gfm', context: repository.full_name },
          media: 'html',
        }),
        signal,
      ),
  )
  if (!text.trim()) return <p class="quiet">Nothing to preview.</p>
  if (failure) return <p class="quiet">{failure.message}</p>
  if (!value) return <p class="quiet">Loading the preview</p>
  return (
    <Html
      html={value.data}
      mapLink={(link) => hrefHere(link, url, repoPath, repository.default_branch ?? 'HEAD')}
    />
  )
}
