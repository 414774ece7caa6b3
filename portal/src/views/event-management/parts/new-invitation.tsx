import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Code } from '../../../kit/code.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { TextField } from '../../../kit/field.tsx'
import { mailsHref } from '../hrefs.ts'
import type { Invitation } from '../records.ts'
import { cachePrefix, eventsCall, makeCall } from '../service.ts'

interface NewInvitationProps {
  url: string
  eventId: string
  onClose(): void
}

/** Invites a guest and shows the link, which the API returns only once. */
export function NewInvitationDialog({ url, eventId, onClose }: NewInvitationProps) {
  const createdInvitation = useSignal<Invitation | undefined>(undefined)
  const { run, isBusy, failure } = useAction()
  const create = async (form: HTMLFormElement) => {
    const call = eventsCall(url, '/events/{event_id}/invitations/', {
      method: 'POST',
      path: { event_id: eventId },
      body: { invitation: readInvitation(new FormData(form)) },
    })
    const isDone = await run(async () => {
      createdInvitation.value = await makeCall<Invitation>(call)
    }, 'The invitation is created.')
    if (isDone) forget(cachePrefix)
  }
  return (
    <Dialog title="Invite a guest" onClose={onClose}>
      {createdInvitation.value ? (
        <Created invitation={createdInvitation.value} onClose={onClose} />
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            void create(event.currentTarget)
          }}
        >
          <TextField label="Email" name="email" isRequired />
          <TextField label="Name" name="name" />
          <TextField
            label="Tickets"
            name="quantity"
            type="number"
            min={1}
            max={100}
            defaultValue="1"
            hint="The number of tickets that the guest can get."
          />
          <TextField label="Expires" name="expires" type="datetime-local" hint="Leave empty for no expiry." />
          {failure && <CallError failure={failure} />}
          <div class="actions">
            <Button kind="primary" type="submit" disabled={isBusy}>
              Invite
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function Created({ invitation: { email, url = '' }, onClose }: { invitation: Invitation; onClose(): void }) {
  return (
    <div class="stack">
      <p>
        This link opens the event for {email}. It is shown only once here; the <a href={mailsHref}>email</a>{' '}
        to the guest has it as well.
      </p>
      <Code text={url} label="the link" isWrapped />
      <div class="actions">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}

function readInvitation(form: FormData) {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const [name, expires] = [textOf('name'), textOf('expires')]
  return {
    email: textOf('email'),
    ...(name && { name }),
    quantity: Number(textOf('quantity') || 1),
    ...(expires && { expires: new Date(expires).toISOString().replace(/\.\d+/, '') }),
  }
}
