import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { EventView, OfferView } from './event-view.ts'
import type { FormState } from './form-state.ts'

/** All tickets in one form. */
export function offersForm(event: EventView, formState: FormState): Html {
  const { code, affiliate, errorText, chosen = {}, passed } = formState
  const { closed, offers, waitlistUrl, buyUrl } = event
  const isOpen = closed === undefined
  return html`${errorText !== undefined && html`<p class="error" role="alert">${errorText}</p>`}
${closed !== undefined && html`<p role="status">${closed}</p>`}
<form method="post" action="${buyUrl}">
<ul class="offers">${offers.map((offer) => offerItem(offer, isOpen, chosen[offer.id]))}</ul>
${hidden({ affiliate, code: isOpen ? code : undefined })}
${isOpen && html`<button class="primary">Continue</button>`}
</form>
${isOpen && codeForm(formState)}
${waitlistUrl && html`<p><a href="${waitlistUrl}"${passed && html` target="_blank" rel="noopener"`}>Join the waitlist</a></p>`}`
}

function offerItem(offer: OfferView, isOpen: boolean, chosen: string | undefined): Html {
  const { id, name, description, price, was, fee, remaining, until, unavailable } = offer
  const field = `ticket_${id}`
  const isAvailable = isOpen && unavailable === undefined
  const notes = [
    fee && `including ${fee} fee`,
    until && `on sale until ${until}`,
    remaining !== undefined && isAvailable && `${remaining} left`,
  ].filter(Boolean)
  return html`<li><div>${isAvailable ? html`<label for="${field}">${name}</label>` : html`<strong>${name}</strong>`}
${description && html`<p class="small quiet">${description}</p>`}
${notes.length > 0 && html`<p class="small quiet">${notes.join(' · ')}</p>`}</div>
<div class="choice"><p class="price">${was && html`<s class="was"><span class="hidden">before: </span>${was}</s> `}${price}</p>
${isAvailable ? chooser(offer, field, chosen) : html`<p class="small quiet">${unavailable}</p>`}</div></li>`
}

function chooser(offer: OfferView, field: string, chosen: string | undefined): Html {
  if (offer.price === undefined)
    return html`<input id="${field}" name="amount_${offer.id}" inputmode="decimal" placeholder="Amount" maxlength="12" value="${chosen}">`
  const { min, max } = offer.quantities
  if (max - min >= maxChoices)
    return html`<input type="number" id="${field}" name="${field}" min="0" max="${max}" value="${chosen ?? '0'}">`
  const choices = Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => String(min + index))
  return html`<select id="${field}" name="${field}"><option value="0">0</option>${choices.map(
    (quantity) =>
      html`<option value="${quantity}"${quantity === chosen && html` selected`}>${quantity}</option>`,
  )}</select>`
}

/** Above this, a quantity is typed instead of chosen from a list. */
const maxChoices = 100

function codeForm({ code, affiliate, passed }: FormState): Html {
  return html`<details${code !== undefined && html` open`}><summary>Do you have a code?</summary>
<form method="get">${hidden({ ...passed, aff: affiliate })}<label for="discount">Code</label><div class="row"><input id="discount" name="discount" value="${code}" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false"><button>Apply</button></div></form></details>`
}

function hidden(values: Readonly<Record<string, string | undefined>>): Html[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value ? [html`<input type="hidden" name="${name}" value="${value}">`] : [],
  )
}
