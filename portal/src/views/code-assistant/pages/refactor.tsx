import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Loading } from '../../../kit/states.tsx'
import { address, setQuery } from '../../../router.ts'
import { AssistantNav } from '../parts/assistant-nav.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { OperationList as Operations, Refactoring } from '../records.ts'
import { ArgumentFields, type Arguments } from '../refactoring/argument-fields.tsx'
import { OperationList } from '../refactoring/operation-list.tsx'
import { Result } from '../refactoring/result.tsx'
import { assistantCall, makeCall, useCall } from '../service.ts'

export function RefactorPage() {
  return <SignedIn title="Refactor">{(service) => <Workbench service={service} />}</SignedIn>
}

const example = `var total = 0
for (var i = 0; i < prices.length; i++) {
  total += prices[i]
}
console.log('Total: ' + total)
`

function Workbench({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const language = query.get('language') ?? 'javascript'
  const code = useSignal(example)
  const values = useSignal<Arguments>({})
  const result = useSignal<{ code: string; value: Refactoring } | undefined>(undefined)
  const area = useRef<HTMLTextAreaElement>(null)
  const { run, isBusy, failure } = useAction()
  const all = useCall<Operations>(assistantCall(url, '/v1/refactor/operations'))
  const languages = [...new Set(all.value?.data.flatMap((operation) => operation.languages))].sort()
  const operations =
    all.value?.data.filter((operation) => operation.languages.includes(language as never)) ?? []
  const operation = operations.find(({ id }) => id === query.get('operation')) ?? operations[0]

  const callOf = () =>
    assistantCall(url, '/v1/refactor', {
      method: 'POST',
      body: {
        code: code.value,
        language,
        operation: operation?.id,
        ...(Object.keys(values.value).length > 0 && { arguments: values.value }),
        ...selectionOf(area.current),
      },
    })
  useCalls([callOf()])
  const refactor = () =>
    run(async () => {
      const sentCode = code.value
      result.value = undefined
      result.value = { code: sentCode, value: await makeCall<Refactoring>(callOf()) }
    }, 'The result is below.')
  return (
    <>
      <PageHead title="Refactor" within={<a href="/explorer/code-assistant">{title}</a>} />
      <AssistantNav current="Refactor" />
      {all.failure && <CallError failure={all.failure} onRetry={all.reload} />}
      {!all.value && !all.failure && <Loading lines={10} />}
      {all.value && (
        <div class="assistant-workbench">
          <div>
            <SelectField
              label="Language"
              value={language}
              onChange={(event) => setQuery({ language: event.currentTarget.value, operation: undefined })}
            >
              {languages.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </SelectField>
            <OperationList
              operations={operations}
              chosen={operation?.id ?? ''}
              onChoose={(id) => {
                values.value = {}
                setQuery({ operation: id })
              }}
            />
          </div>
          <form
            class="assistant-code"
            onSubmit={(event) => {
              event.preventDefault()
              refactor()
            }}
          >
            <label for="code" class="field-label">
              Code
            </label>
            <textarea
              ref={area}
              id="code"
              class="input input-area assistant-editor"
              rows={16}
              spellcheck={false}
              aria-describedby="code-hint"
              value={code.value}
              onInput={(event) => {
                code.value = event.currentTarget.value
              }}
            />
            <p class="field-hint" id="code-hint">
              Select code to limit the operation to it.
            </p>
            {operation && (
              <ArgumentFields
                schema={Object(operation.arguments)}
                values={values.value}
                onChange={(next) => {
                  values.value = next
                }}
              />
            )}
            <Button type="submit" kind="primary" disabled={isBusy || !operation}>
              {operation?.title ?? 'Refactor'}
            </Button>
            {failure && <CallError failure={failure} />}
            {result.value && (
              <Result
                key={result.value.value.id}
                code={result.value.code}
                result={result.value.value}
                onAccept={(next) => {
                  code.value = next
                  result.value = undefined
                  area.current?.focus()
                }}
              />
            )}
          </form>
        </div>
      )}
    </>
  )
}

/** The selected code of the editor, as lines and columns from 1. */
function selectionOf(area: HTMLTextAreaElement | null) {
  if (!area || area.selectionStart === area.selectionEnd) return {}
  const positionAt = (offset: number) => {
    const lines = area.value.slice(0, offset).split('\n')
    return [lines.length, (lines.at(-1)?.length ?? 0) + 1] as const
  }
  const [startLine, startColumn] = positionAt(area.selectionStart)
  const [endLine, endColumn] = positionAt(area.selectionEnd)
  return {
    range: { start_line: startLine, start_column: startColumn, end_line: endLine, end_column: endColumn },
  }
}
