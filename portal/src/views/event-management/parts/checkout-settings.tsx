import { forget } from '../../../api/resource.ts'
import { useAction } from '../../../kit/action.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { CheckField } from '../../../kit/field.tsx'
import type { CheckoutSettings } from '../records.ts'
import { cachePrefix, eventsCall, makeCall, useCall } from '../service.ts'

const template = '/events/{event_id}/checkout_settings/'

/** Payment methods of an event. */
export function CheckoutSettingsSection({ url, eventId }: { url: string; eventId: string }) {
  const path = { event_id: eventId }
  const { value, failure, reload } = useCall<CheckoutSettings>(eventsCall(url, template, { path }))
  const { run, isBusy, failure: actionFailure } = useAction()
  const change = async (box: HTMLInputElement) => {
    const isEnabled = box.checked
    const body = { checkout_settings: { invoice_enabled: isEnabled } }
    const call = eventsCall(url, template, { method: 'POST', path, body })
    const message = isEnabled ? 'Buyers can pay by invoice.' : 'Buyers can no longer pay by invoice.'
    if (await run(() => makeCall(call), message)) forget(cachePrefix)
    // The rendered value has not changed, so React does not reset the checkbox.
    else box.checked = !isEnabled
  }
  return (
    <section class="section">
      <h2>Payment</h2>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {value && (
        <>
          <CheckField
            label="Offer payment by invoice"
            hint="Buyers reserve tickets and pay your invoice later. Record the payment under Orders."
            checked={value.invoice_enabled}
            disabled={isBusy}
            onChange={(event) => change(event.currentTarget)}
          />
          <p class="after-table quiet small">{describeMethods(value)}</p>
        </>
      )}
      {actionFailure && <CallError failure={actionFailure} />}
    </section>
  )
}

function describeMethods({ checkout_method, offline_settings, invoice_enabled }: CheckoutSettings): string {
  const offline = offline_settings.map(({ payment_method }) => payment_method.toLowerCase())
  const methods = [...(checkout_method === 'eventbrite' ? ['card'] : []), ...offline]
  const offered = methods.length ? `Payment methods: ${methods.join(', ')}.` : 'There is no payment method.'
  return invoice_enabled && !offline.includes('invoice')
    ? `${offered} Your organization does not offer invoices.`
    : offered
}
