import { Code } from '../../../kit/code.tsx'
import type { EventRecord } from '../records.ts'

/** The HTML that embeds the checkout into another site. */
export function SellingElsewhere({ event: { id, url } }: { event: Pick<EventRecord, 'id' | 'url'> }) {
  const { origin } = new URL(url)
  const snippet = `<div id="tickets-${id}"></div>
<script src="${origin}/static/widgets/eb_widgets.js"></script>
<script>
  EBWidgets.createWidget({
    widgetType: 'checkout',
    eventId: '${id}',
    iframeContainerId: 'tickets-${id}',
  })
</script>`
  return (
    <section class="section">
      <h2>On your own site</h2>
      <p class="quiet small">
        Put this into a page, and tickets are sold there. The service’s setting <code>embedOrigins</code>{' '}
        names the sites that may.
      </p>
      <Code text={snippet} label="what goes into the page" />
    </section>
  )
}
