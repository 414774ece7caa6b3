import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Time } from '../../../kit/time.tsx'
import { address } from '../../../router.ts'
import { mailHref, organizingHref } from '../hrefs.ts'
import { statusLabel, statusTone } from '../labels.ts'
import { useOwnOrganizations } from '../own-organization.ts'
import { ListPage } from '../parts/list-page.tsx'
import { OrganizationChoice } from '../parts/organization-choice.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Listed, MailSummary } from '../records.ts'
import { pageOf } from '../searching.ts'
import { eventsCall, useCall } from '../service.ts'

export function MailsPage() {
  return <SignedIn title="Emails">{(service) => <Mails service={service} />}</SignedIn>
}

function Mails({ service: { url } }: { service: ServedService }) {
  const organizations = useOwnOrganizations(url)
  const page = pageOf(address.value.query)
  const call =
    organizations.chosen &&
    eventsCall(url, '/organizations/{organization_id}/mails/', {
      path: { organization_id: organizations.chosen.id },
      query: { page: page > 1 ? String(page) : undefined },
    })
  const list = useCall<Listed<'mails', MailSummary>>(call)
  useCalls(call ? [call, organizations.call] : [organizations.call])
  return (
    <>
      <PageHead
        title="Emails"
        within={<a href={organizingHref}>Your events</a>}
        lede="Emails to buyers and attendees. Without a mail server, they are stored here and not sent."
      />
      {organizations.all.length > 1 && (
        <div class="tools">
          <OrganizationChoice all={organizations.all} chosen={organizations.chosen} />
        </div>
      )}
      {organizations.failure ? (
        <CallError failure={organizations.failure} onRetry={organizations.reload} />
      ) : (
        <ListPage list={list} word="email">
          {({ mails }) => (mails.length ? <MailRows mails={mails} /> : <NoMails />)}
        </ListPage>
      )}
    </>
  )
}

function MailRows({ mails }: { mails: readonly MailSummary[] }) {
  return (
    <ul class="rows" data-list="">
      {mails.map(({ id, subject, to, created, status, error }) => (
        <li key={id} class="row row-split">
          <div class="row-text">
            <a class="row-title" href={mailHref(id)} data-item="">
              {subject ?? 'No subject yet'}
            </a>
            <p class="row-notes">
              <span class="breaks">to {to.name ? `${to.name}, ${to.address}` : to.address}</span>
              <Time at={created} />
              {error && <span class="breaks">{error}</span>}
            </p>
          </div>
          <p class="row-side">
            <Status tone={statusTone(status)}>{statusLabel(status)}</Status>
          </p>
        </li>
      ))}
    </ul>
  )
}

function NoMails() {
  return (
    <Empty title="No emails yet">
      <p>
        An email is written when somebody buys a ticket. Buy one on the public page of{' '}
        <a href={organizingHref}>one of your events</a>.
      </p>
    </Empty>
  )
}
