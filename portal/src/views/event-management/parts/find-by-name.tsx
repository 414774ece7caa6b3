import { useSignal } from '@preact/signals'
import { SearchField } from '../../../kit/search-field.tsx'
import { Status } from '../../../kit/status.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { attendeesCall } from '../event-lists.ts'
import { statusLabel, statusTone } from '../labels.ts'
import type { Attendee, Listed } from '../records.ts'
import { useCall } from '../service.ts'
import { CheckByHand } from './check-by-hand.tsx'

const pageSize = '10'
const listId = 'found-by-name'

interface FindProps {
  url: string
  eventId: string
  onDone(): void
}

/** For attendees who cannot show a ticket. */
export function FindByName({ url, eventId, onDone }: FindProps) {
  const text = useSignal('')
  const q = useDebounced(text.value).trim()
  const query = new URLSearchParams({ q, page_size: pageSize })
  const { value, failure } = useCall<Listed<'attendees', Attendee>>(
    q ? attendeesCall(url, eventId, query) : undefined,
  )
  return (
    <div class="door-form">
      <SearchField
        label="Find by name"
        value={text.value}
        controls={listId}
        onSearch={(typed) => {
          text.value = typed
        }}
      />
      <p class="small quiet" role="status">
        {failure?.message ??
          (q && value && !value.attendees.length ? 'No attendee with this name' : '\u00a0')}
      </p>
      <ul class="rows" id={listId}>
        {(q && value ? value.attendees : []).map((attendee) => (
          <li key={attendee.id} class="row row-split">
            <div class="row-text">
              <strong class="breaks">{attendee.profile.name}</strong>
              <p class="row-notes breaks">
                {attendee.ticket_class_name} · {attendee.profile.email}
              </p>
              <Status tone={statusTone(attendee.status)}>{statusLabel(attendee.status)}</Status>
            </div>
            <p class="row-side">
              <CheckByHand url={url} eventId={eventId} attendee={attendee} onDone={onDone} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
