import { useSignal } from '@preact/signals'
import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import { formatDateTime } from '../../../kit/format.ts'
import { Empty } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { invitationsCall } from '../event-lists.ts'
import { statusLabel, statusTone } from '../labels.ts'
import { ListPage } from '../parts/list-page.tsx'
import { NewInvitationDialog } from '../parts/new-invitation.tsx'
import { type OwnEvent, OwnEventFrame, OwnEventHead } from '../parts/own-event-frame.tsx'
import type { Invitation, Listed } from '../records.ts'
import { cachePrefix, eventsCall, makeCall, useCall } from '../service.ts'

export function InvitationsPage({ params }: { params: Params }) {
  return (
    <OwnEventFrame params={params} title="Invitations">
      {(ownEvent) => <Invitations ownEvent={ownEvent} />}
    </OwnEventFrame>
  )
}

function Invitations({ ownEvent }: { ownEvent: OwnEvent }) {
  const { url, event } = ownEvent
  const isInviting = useSignal(false)
  const call = invitationsCall(url, event.id, address.value.query)
  const list = useCall<Listed<'invitations', Invitation>>(call)
  const isPrivate = event.invite_only || !!event.password
  return (
    <>
      <OwnEventHead ownEvent={ownEvent} tab="Invitations" calls={[call]}>
        {isPrivate && (
          <Button
            kind="primary"
            onClick={() => {
              isInviting.value = true
            }}
          >
            Invite a guest
          </Button>
        )}
      </OwnEventHead>
      <ListPage list={list} word="invitation">
        {({ invitations }) =>
          invitations.length ? (
            <InvitationTable url={url} eventId={event.id} invitations={invitations} />
          ) : (
            <Empty title="No invitations yet">
              <p>
                {isPrivate
                  ? 'A guest with an invitation can see the event and get tickets.'
                  : `Only password-protected or invite-only events have invitations.${event.status === 'draft' ? '' : ' Everybody can see this one.'}`}
              </p>
            </Empty>
          )
        }
      </ListPage>
      {isInviting.value && (
        <NewInvitationDialog
          url={url}
          eventId={event.id}
          onClose={() => {
            isInviting.value = false
          }}
        />
      )}
    </>
  )
}

interface InvitationTableProps {
  url: string
  eventId: string
  invitations: readonly Invitation[]
}

function InvitationTable({ url, eventId, invitations }: InvitationTableProps) {
  return (
    <Table
      id="own-invitations"
      caption="Invitations"
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'guest',
          title: 'Guest',
          cell: ({ name, email }) => (
            <>
              <span class="breaks">{name || email}</span>
              {name && <span class="cell-note breaks">{email}</span>}
            </>
          ),
        },
        {
          key: 'tickets',
          title: 'Tickets',
          cell: ({ quantity_sold, quantity_total }) => `${quantity_sold} of ${quantity_total}`,
        },
        {
          key: 'status',
          title: 'Status',
          cell: ({ status }) => <Status tone={statusTone(status)}>{statusLabel(status)}</Status>,
        },
        {
          key: 'expires',
          title: 'Expires',
          isMinor: true,
          cell: ({ expires }) => (expires ? formatDateTime(expires) : 'Never'),
        },
        { key: 'created', title: 'Created', cell: ({ created }) => <Time at={created} /> },
        {
          key: 'revoke',
          title: 'Action',
          cell: (invitation) => <Revoke url={url} eventId={eventId} invitation={invitation} />,
        },
      ]}
    />
  )
}

interface RevokeProps {
  url: string
  eventId: string
  invitation: Invitation
}

function Revoke({ url, eventId, invitation: { id, name, email, status } }: RevokeProps) {
  const isConfirming = useSignal(false)
  const { run, isBusy, failure } = useAction()
  if (status !== 'open') return null
  const guest = name || email
  const close = () => {
    isConfirming.value = false
  }
  const revoke = async () => {
    const call = eventsCall(url, '/events/{event_id}/invitations/{invitation_id}/', {
      method: 'DELETE',
      path: { event_id: eventId, invitation_id: id },
    })
    if (!(await run(() => makeCall(call), `The invitation of ${guest} is revoked.`))) return
    close()
    forget(cachePrefix)
  }
  return (
    <>
      <Button
        aria-label={`Revoke the invitation of ${guest}`}
        onClick={() => {
          isConfirming.value = true
        }}
      >
        Revoke
      </Button>
      {isConfirming.value && (
        <Dialog title="Revoke an invitation" onClose={close}>
          <div class="stack">
            <p>The link of {guest} stops working. Tickets that the guest already has stay valid.</p>
            {failure && <CallError failure={failure} />}
            <div class="actions">
              <Button kind="danger" disabled={isBusy} onClick={revoke}>
                Revoke invitation
              </Button>
              <Button onClick={close}>Cancel</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
