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
      <h2>Sell on your own site</h2>
      <p class="quiet small">
        Add this code to a page to sell tickets there. The setting <code>embedOrigins</code> of the service
        lists the allowed sites.
      </p>
      <Code text={snippet} label="the code for the page" />
    </section>
  )
}
