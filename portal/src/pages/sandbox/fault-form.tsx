import { useSignal } from '@preact/signals'
import type { Fault, NewFault } from '../../api/sandbox.ts'
import { Button } from '../../kit/button.tsx'
import { SelectField, TextField } from '../../kit/field.tsx'
import { services } from '../../server.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const statuses = [503, 429, 500, 502, 504]

interface FaultFormProps {
  isBusy: boolean
  onAdd(fault: NewFault): void
}

export function FaultForm({ isBusy, onAdd }: FaultFormProps) {
  const kind = useSignal<Fault['kind']>('latency')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLFormElement)
      onAdd(readFault(kind.value, new FormData(event.currentTarget)))
  }
  return (
    <form class="form form-grid" onSubmit={send}>
      <SelectField
        label="Kind"
        value={kind.value}
        onChange={(event) => {
          const { value } = event.currentTarget
          kind.value = value === 'status' || value === 'drop' ? value : 'latency'
        }}
      >
        <option value="latency">Delay the response</option>
        <option value="status">Respond with an error</option>
        <option value="drop">Drop the connection</option>
      </SelectField>
      {kind.value === 'latency' && (
        <TextField
          label="Milliseconds"
          name="latencyMs"
          type="number"
          min={1}
          max={60_000}
          defaultValue="800"
        />
      )}
      {kind.value === 'status' && (
        <SelectField label="Status" name="status">
          {statuses.map((status) => (
            <option key={status} value={status}>
              {status}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label="Service" name="service">
        <option value="">Every service</option>
        {services.value.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label="Method" name="method">
        <option value="">Every method</option>
        {methods.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </SelectField>
      <TextField
        label="Route"
        name="route"
        placeholder="/alpha/:code"
        hint="A path prefix or a route. Empty matches all."
      />
      <TextField
        label="Out of 100 requests"
        name="percent"
        type="number"
        min={1}
        max={100}
        defaultValue="100"
      />
      <TextField label="Count" name="count" type="number" min={1} hint="Empty means no limit." />
      <div class="actions form-whole">
        <Button type="submit" kind="primary" disabled={isBusy}>
          Add fault
        </Button>
      </div>
    </form>
  )
}

function readFault(kind: Fault['kind'], form: FormData): NewFault {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: string) => (text(name) ? Number(text(name)) : undefined)
  const entries = {
    service: text('service') || undefined,
    method: text('method') || undefined,
    route: text('route') || undefined,
    latencyMs: kind === 'latency' ? number('latencyMs') : undefined,
    status: kind === 'status' ? number('status') : undefined,
    count: number('count'),
  }
  const filledEntries = Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
  return { kind, probability: (number('percent') ?? 100) / 100, ...filledEntries }
}
