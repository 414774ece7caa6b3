import { eventHref } from '../hrefs.ts'
import { formatLocation, formatPeriod, formatPriceRange, formatZone } from '../labels.ts'
import type { EventRecord } from '../records.ts'

export function EventRows({ id, events }: { id: string; events: readonly EventRecord[] }) {
  return (
    <ul id={id} class="rows" data-list="">
      {events.map((event) => (
        <li key={event.id} class="row row-split">
          <div class="row-text">
            <a class="row-title" href={eventHref(event.id)} data-item="">
              {event.name.text}
            </a>
            {event.summary && <p class="row-text">{event.summary}</p>}
            <p class="row-notes">
              <span class="figures">
                {formatPeriod(event.start, event.end)}
                {/* The place of an event tells its time zone. */}
                {event.online_event && `, ${formatZone(event.start)}`}
              </span>
              <span>{formatLocation(event)}</span>
            </p>
          </div>
          <p class="row-side figures">{formatPriceRange(event.ticket_availability)}</p>
        </li>
      ))}
    </ul>
  )
}
