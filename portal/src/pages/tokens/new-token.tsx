import { useSignal } from '@preact/signals'
import type { ServedService } from '../../api/overview.ts'
import { forget } from '../../api/resource.ts'
import { type CreatedToken, createToken } from '../../api/tokens.ts'
import { errorMessage } from '../../api/unknown-values.ts'
import { Button } from '../../kit/button.tsx'
import { Code } from '../../kit/code.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { SelectField, TextField } from '../../kit/field.tsx'
import { navigate } from '../../router.ts'

export function NewTokenDialog({ service, onClose }: { service: ServedService; onClose(): void }) {
  const createdToken = useSignal<CreatedToken | undefined>(undefined)
  const close = () => {
    onClose()
    if (createdToken.value) navigate(`/tokens?service=${service.name}`, { replace: true })
  }
  return (
    <Dialog
      title={createdToken.value ? 'Copy your token now' : `New token for ${service.title}`}
      onClose={close}
    >
      {createdToken.value ? (
        <div class="stack" role="status">
          <p>
            User {createdToken.value.user}, plan {createdToken.value.plan}. The token is not shown again.
          </p>
          <Code text={createdToken.value.token} label="the token" />
          <div class="actions">
            <Button kind="primary" onClick={close}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <NewTokenForm
          service={service}
          onCreated={(token) => {
            createdToken.value = token
            forget(`tokens ${service.name}`)
          }}
        />
      )}
    </Dialog>
  )
}

function NewTokenForm({
  service,
  onCreated,
}: {
  service: ServedService
  onCreated(token: CreatedToken): void
}) {
  const problem = useSignal<string | undefined>(undefined)
  const isBusy = useSignal(false)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(event.currentTarget instanceof HTMLFormElement)) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const scopes = text('scopes')
      .split(/[\s,]+/)
      .filter(Boolean)
    isBusy.value = true
    problem.value = undefined
    try {
      onCreated(
        await createToken(service.name, {
          ...(text('user') ? { user: text('user') } : {}),
          ...(text('plan') ? { plan: text('plan') } : {}),
          ...(text('label') ? { label: text('label') } : {}),
          ...(scopes.length ? { scopes } : {}),
        }),
      )
    } catch (error) {
      problem.value = errorMessage(error)
    } finally {
      isBusy.value = false
    }
  }
  return (
    <form class="stack" onSubmit={send} noValidate>
      <TextField label="User" name="user" hint="A new name creates a user. Empty means the demo user." />
      <SelectField label="Plan" name="plan">
        <option value="">The user’s plan</option>
        {service.plans.map((plan) => (
          <option key={plan} value={plan}>
            {plan}
          </option>
        ))}
      </SelectField>
      <TextField label="Scopes" name="scopes" hint="Comma-separated. Empty means the service’s default." />
      <TextField label="Label" name="label" hint="To recognize the token later." />
      {problem.value && (
        <p class="field-error" role="alert">
          {problem.value}
        </p>
      )}
      <div class="actions">
        <Button type="submit" kind="primary" disabled={isBusy.value}>
          Create
        </Button>
      </div>
    </form>
  )
}
