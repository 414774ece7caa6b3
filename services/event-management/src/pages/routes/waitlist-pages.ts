import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { clientKeyOf } from '../../accounts/callers.ts'
import { joinWaitlist } from '../../attendance/waitlist.ts'
import type { Context, Scope } from '../../context.ts'
import { eventPageOf } from '../../events/addresses.ts'
import type { EventRow } from '../../events/store/events.ts'
import { answerPage, type PageAnswer } from '../asked-page.ts'
import { isMailAddress } from '../checkout-input.ts'
import type { FieldView } from '../form-fields.ts'
import { type FormValues, readFormValues } from '../form-values.ts'
import { showUnlocked } from '../locked-event.ts'
import { noticePage } from '../notice-page.ts'
import { waitlistPage } from '../waitlist-page.ts'

/** Where people wait for an event that is sold out. */
export const waitlistPageRoutes =
  (context: Context): Routes =>
  (app) => {
    const options = {
      config: { access: 'open' as const, needs: visible('event') },
      schema: { hide: true, params: Type.Object({ address: Type.String() }) },
    }

    app.get('/e/:address/waitlist', options, (request, reply) =>
      answerPage(reply, async () => {
        const scope = scopeOf(context, request)
        return showUnlocked(scope, request.params.address, async (event) =>
          showForm(scope, event, fieldsOf()),
        )
      }),
    )

    app.post('/e/:address/waitlist', options, (request, reply) =>
      answerPage(reply, async () => {
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
    ): Promise<PageAnswer> {
      const fields = fieldsOf(values)
      const quantity = Number(values.one('quantity'))
      if (fields.some(({ flaw }) => flaw)) return showForm(scope, event, fields)
      const person = { name: values.one('name'), email: values.one('email'), quantity, ticketClassId: null }
      const link = { url: eventPageOf(scope.site, event), text: 'Back to the event' }
      try {
        const secretHash = hashSecret(context.ids.text(32))
        await joinWaitlist(context, event, person, { clientKey, isMember: false, secretHash })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        return noticePage({ title: 'Have another look', text: error.message, link })
      }
      const text = 'As soon as tickets come back and it is your turn, we write to you and keep them for you.'
      return noticePage({ title: 'You are on the list', text, link })
    }
  }

function showForm({ site }: Scope, event: EventRow, fields: readonly FieldView[]): PageAnswer {
  const url = eventPageOf(site, event)
  return waitlistPage({ event: { title: event.name_text, url }, fields, joinUrl: `${url}/waitlist` })
}

const quantities = Array.from({ length: 10 }, (_, index) => String(index + 1))

/** With what is wrong, once something was sent. */
function fieldsOf(values?: FormValues): FieldView[] {
  const [name, email, quantity] = ['name', 'email', 'quantity'].map((field) => values?.one(field) ?? '')
  const when = (isWrong: boolean, flaw: string) => (values && isWrong ? flaw : undefined)
  const always = { isRequired: true }
  return [
    {
      ...{ name: 'name', label: 'Name', kind: 'text', value: name ?? '', autocomplete: 'name', ...always },
      flaw: when(!name, 'Please fill this in.'),
    },
    {
      ...{
        name: 'email',
        label: 'Email',
        kind: 'email',
        value: email ?? '',
        autocomplete: 'email',
        ...always,
      },
      flaw: when(!isMailAddress(email ?? ''), 'This is not an address that mail can be sent to.'),
    },
    {
      ...{ name: 'quantity', label: 'How many tickets', kind: 'choice', value: quantity || '1', ...always },
      choices: quantities.map((value) => ({ value, label: value })),
      flaw: when(!quantities.includes(quantity ?? ''), 'Please choose.'),
    },
  ]
}
