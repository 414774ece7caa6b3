import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Description, Operation } from '../../api/openapi.ts'
import type { ServedService } from '../../api/overview.ts'
import { CallCode } from '../../calls/call-code.tsx'
import { useCalls } from '../../calls/current.ts'
import { type CallResponse, runCall } from '../../calls/run.ts'
import { Button } from '../../kit/button.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Method } from '../../kit/status.tsx'
import { TextWithCode } from '../../kit/text-with-code.tsx'
import { readDraft } from './draft.ts'
import { ForkChoice, useTargets } from './fork-choice.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { ResponseView } from './response.tsx'
import { ResponseSchemas } from './response-schemas.tsx'
import { TokenField, tokenOf } from './token-field.tsx'

interface OperationViewProps {
  service: ServedService
  operation: Operation
  description: Description
  within: ComponentChildren
}

/** Form, request and response of an operation. */
export function OperationView({ service, operation, description, within }: OperationViewProps) {
  const response = useSignal<CallResponse | undefined>(undefined)
  const isRunning = useSignal(false)
  const isSubmitted = useSignal(false)
  const targets = useTargets(service)
  const { call, missing } = readDraft(targets, operation, tokenOf(service.name))
  useCalls([call])
  const run = async () => {
    isSubmitted.value = true
    if (missing.length || targets.isGone || isRunning.value) return
    isRunning.value = true
    response.value = await runCall(call)
    isRunning.value = false
  }
  return (
    <>
      <PageHead
        title={operation.summary ?? operation.id}
        within={within}
        showsCall
        lede={operation.description && <TextWithCode text={operation.description} />}
      />
      <p class="operation-address">
        <Method name={operation.method} />
        <code class="breaks">{operation.path}</code>
      </p>
      <form
        class="form form-wide"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void run()
        }}
      >
        <ParameterFields
          operation={operation}
          description={description}
          missing={isSubmitted.value ? missing : []}
        />
        <ForkChoice service={service} targets={targets} />
        {service.hasAccounts && <TokenField service={service} />}
        <div class="actions">
          <Button type="submit" kind="primary" disabled={isRunning.value}>
            {isRunning.value ? 'Running' : 'Run'}
          </Button>
          <span class="quiet small keyboard-only">
            or <kbd>Ctrl Enter</kbd>
          </span>
        </div>
      </form>
      {response.value && <ResponseView response={response.value} />}
      <section class="section">
        <h2>Code</h2>
        <CallCode call={call} />
      </section>
      <ResponseSchemas operation={operation} description={description} />
    </>
  )
}
