import { useSignal } from '@preact/signals'
import { CallError } from '../../../kit/call-error.tsx'
import { Code } from '../../../kit/code.tsx'
import { Loading } from '../../../kit/states.tsx'
import { Tabs } from '../../../kit/tabs.tsx'
import type { Attribution, Photo } from '../records.ts'
import { photosCall, useCall } from '../service.ts'

const formats = { text: 'Text', html: 'HTML', markdown: 'Markdown' } as const
type Format = keyof typeof formats

export const attributionCall = (url: string, id: string) =>
  photosCall(url, '/photos/{id}/attribution', { path: { id } })

/** The license and the credit line to copy. */
export function Credit({ url, photo: { id, license } }: { url: string; photo: Photo }) {
  const { value, failure, reload } = useCall<Attribution>(attributionCall(url, id))
  const format = useSignal<Format>('text')
  return (
    <section aria-labelledby="credit">
      <h2 id="credit">License and credit</h2>
      <p>
        <a href={license.url} rel="license noopener">
          {license.name}
        </a>
        . Credit is {license.attribution_required ? '' : 'not '}required.
      </p>
      {failure && <CallError failure={failure} onRetry={reload} />}
      <Tabs
        label="Format"
        tabs={Object.entries(formats).map(([key, title]) => ({ key, title }))}
        chosen={format.value}
        onChoose={(key) => {
          // The keys of the tabs are formats.
          format.value = key as Format
        }}
      >
        {value ? (
          <Code text={value[format.value]} label={`the credit as ${formats[format.value]}`} isWrapped />
        ) : (
          <Loading lines={2} />
        )}
      </Tabs>
    </section>
  )
}
