import type { Scope } from '../../context.ts'
import { presentTimeIn } from '../../wire/times.ts'
import type { EventRow } from '../store/events.ts'

export function presentPublishSettings(event: EventRow, isMember: boolean) {
  return {
    is_published: event.published_at_ms !== null && event.state !== 'draft',
    publish_at:
      isMember && event.publish_at_ms !== null ? presentTimeIn(event.zone, event.publish_at_ms) : null,
  }
}

export function presentDigitalContent({ id }: EventRow, hasContent: boolean, { url }: Pick<Scope, 'url'>) {
  const address = `${url}events/${id}/structured_content/?purpose=digital_content`
  return { has_digital_content: hasContent, digital_content_url: hasContent ? address : null }
}
