import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { Type } from 'typebox'
import { visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { clientKeyOf } from '../../accounts/callers.ts'
import { joinWaitlist } from '../../attendance/waitlist.ts'
import type { Context, Scope } from '../../context.ts'
import { eventPageOf } from '../../events/addresses.ts'
import type { EventRow } from '../../events/store/events.ts'
import { sendsMail } from '../../mail/delivery.ts'
import { readAvailabilityOf } from '../../tickets/availability.ts'
import { emailError, type FieldView, isMailAddress } from '../form-fields.ts'
import { type FormValues, readFormValues } from '../form-values.ts'
import { showUnlocked } from '../locked-event.ts'
import { noticePage } from '../notice-page.ts'
import type { PageResponse } from '../page-response.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { waitlistPage } from '../waitlist-page.ts'

/** The waitlist of an event that is sold out. */
export const waitlistPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const options = {
      config: { access: 'open' as const, needs: visible('event') },
      schema: { hide: true, params: Type.Object({ address: Type.String() }) },
    }

    app.get('/e/:address/waitlist', options, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        return showUnlocked(scope, request.params.address, async (event) => {
          const availability = await readAvailabilityOf(scope.db, [event], scope.nowMs)
          if (event.is_invite_only || !availability.get(event.id)?.canWait) return closedPage(scope, event)
          return showForm(scope, event, fieldsOf())
        })
      }),
    )

    app.post('/e/:address/waitlist', options, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const values = readFormValues(request.body)
        const client = clientKeyOf(context, request)
        return showUnlocked(scope, request.params.address, (event) => join(scope, event, values, client))
      }),
    )

    async function join(
      scope: Scope,
      event: EventRow,
      values: FormValues,
      clientKey: string,
    ): Promise<PageResponse> {
      const fields = fieldsOf(values)
      const quantity = Number(values.one('quantity'))
      if (fields.some(({ errorText }) => errorText)) return showForm(scope, event, fields)
      const person = { name: values.one('name'), email: values.one('email'), quantity, ticketClassId: null }
      const link = linkTo(scope, event)
      try {
        const secretHash = hashSecret(context.ids.text(32))
        await joinWaitlist(context, event, person, { clientKey, isMember: false, secretHash })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        if (asRecord(asRecord(error.details.data).errors)['waitlist_entry.quantity'])
          return showForm(scope, event, withQuantityError(fields))
        return noticePage({ title: 'You were not added', text: error.message, status: error.status, link })
      }
      const offer = 'When tickets become available and it is your turn, they are held for you'
      const text = sendsMail(context.config)
        ? `${offer}, and we send you an email.`
        : `${offer}. This site sends no email: the organizer has to tell you.`
      return noticePage({ title: 'You are on the list', text, link })
    }
  }

const linkTo = ({ site }: Scope, event: EventRow) => ({
  url: eventPageOf(site, event),
  text: 'Back to the event',
})

function closedPage(scope: Scope, event: EventRow): PageResponse {
  return noticePage({
    title: 'The waitlist is closed',
    text: 'It opens when all tickets are sold. The page of the event says whether there are tickets now.',
    status: 409,
    link: linkTo(scope, event),
  })
}

/** The largest quantity depends on the tickets of the event. */
function withQuantityError(fields: readonly FieldView[]): FieldView[] {
  return fields.map((field) =>
    field.name === 'quantity'
      ? { ...field, errorText: 'An order of this event cannot have that many tickets.' }
      : field,
  )
}

function showForm({ site }: Scope, event: EventRow, fields: readonly FieldView[]): PageResponse {
  const url = eventPageOf(site, event)
  return waitlistPage({ event: { title: event.name_text, url }, fields, joinUrl: `${url}/waitlist` })
}

const quantities = Array.from({ length: 10 }, (_, index) => String(index + 1))

function fieldsOf(values?: FormValues): FieldView[] {
  const [name, email, quantity] = ['name', 'email', 'quantity'].map((field) => values?.one(field) ?? '')
  const when = (isWrong: boolean, errorText: string) => (values && isWrong ? errorText : undefined)
  const always = { isRequired: true }
  return [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      value: name ?? '',
      autocomplete: 'name',
      ...always,
      errorText: when(!name, 'This field is required.'),
    },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      value: email ?? '',
      autocomplete: 'email',
      ...always,
      errorText: when(!isMailAddress(email ?? ''), emailError),
    },
    {
      name: 'quantity',
      label: 'How many tickets',
      kind: 'choice',
      value: quantity || '1',
      ...always,
      choices: quantities.map((value) => ({ value, label: value })),
      errorText: when(!quantities.includes(quantity ?? ''), 'Choose an option.'),
    },
  ]
}
