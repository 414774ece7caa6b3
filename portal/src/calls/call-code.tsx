import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { getDescription, listOperations, matchOperation } from '../api/openapi.ts'
import { useResource } from '../api/resource.ts'
import { Code } from '../kit/code.tsx'
import { Tabs } from '../kit/tabs.tsx'
import type { Call } from './call.ts'
import { findSdk } from './sdk.ts'
import { writeClient, writeCurl, writeFetch } from './write.ts'

const language = signal(localStorage.getItem('octavo-language') ?? 'curl')

/** A request as curl, fetch, client and SDK code. */
export function CallCode({ call, extra }: { call: Call; extra?: ComponentChildren }) {
  const { value: sdk } = useResource(`sdk ${call.service}`, async () => (await findSdk(call.service)) ?? null)
  const { value: operations } = useResource(
    language.value === 'client' ? `operations ${call.service}` : undefined,
    async (signal) => listOperations(await getDescription(call.service, signal)),
  )
  const fitting = matchOperation(operations ?? [], call.method, call.template)
  const templateCall = fitting
    ? { ...call, template: fitting.operation.path, path: { ...fitting.params, ...call.path } }
    : call
  const tabs = [
    { key: 'curl', title: 'curl', text: writeCurl(call) },
    { key: 'fetch', title: 'fetch', text: writeFetch(call) },
    { key: 'client', title: 'client', text: writeClient(templateCall) },
    { key: 'sdk', title: 'SDK', text: sdk?.write(call) },
  ].filter(({ text }) => text !== undefined)
  const selectedTab = tabs.find(({ key }) => key === language.value) ?? tabs[0]
  if (!selectedTab) return null
  return (
    <Tabs
      label="Language"
      tabs={tabs}
      chosen={selectedTab.key}
      extra={extra}
      onChoose={(key) => {
        language.value = key
        localStorage.setItem('octavo-language', key)
      }}
    >
      <Code text={selectedTab.text ?? ''} label={`the request as ${selectedTab.title}`} isWrapped />
      {selectedTab.key === 'sdk' && sdk && (
        <p class="small quiet">
          With <code>{sdk.name}</code>, the usual SDK of this ecosystem.
        </p>
      )}
    </Tabs>
  )
}
