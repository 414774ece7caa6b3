import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { useAction } from '../../../kit/action.ts'
import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatDateTime } from '../../../kit/format.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import type { Params } from '../../../path.ts'
import { saveAttachment } from '../attachments.ts'
import { mailsHref, organizingHref, ownEventHref } from '../hrefs.ts'
import { statusLabel, statusTone } from '../labels.ts'
import { MailText } from '../parts/mail-text.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { Attachment, Mail } from '../records.ts'
import { eventsCall, useCall } from '../service.ts'

export function MailPage({ params: { id = '' } }: { params: Params }) {
  return <SignedIn title="Email">{(service) => <MailView key={id} service={service} id={id} />}</SignedIn>
}

function MailView({ service: { url }, id }: { service: ServedService; id: string }) {
  const call = eventsCall(url, '/mails/{mail_id}/', { path: { mail_id: id } })
  const { value: mail, failure, reload } = useCall<Mail>(call)
  useCalls([call])
  const within = (
    <>
      <a href={organizingHref}>Your events</a>
      {' / '}
      <a href={mailsHref}>Emails</a>
    </>
  )
  if (!mail || failure)
    return (
      <>
        <PageHead title="Email" within={within} />
        {failure?.status === 404 ? (
          <Empty title="Email not found" />
        ) : failure ? (
          <CallError failure={failure} onRetry={reload} />
        ) : (
          <Loading lines={10} />
        )}
      </>
    )
  return (
    <article>
      <PageHead title={mail.subject ?? 'No subject yet'} within={within}>
        <Status tone={statusTone(mail.status)}>{statusLabel(mail.status)}</Status>
      </PageHead>
      <Facts mail={mail} />
      {mail.text && (
        <section class="section">
          <h2 class="unseen">Text</h2>
          <MailText text={mail.text} />
        </section>
      )}
      {mail.attachments.length > 0 && <Attachments attachments={mail.attachments} />}
    </article>
  )
}

function Facts({ mail: { to, created, sent, error, event_id, order_id } }: { mail: Mail }) {
  return (
    <dl class="facts">
      <div>
        <dt>To</dt>
        <dd class="breaks">{to.name ? `${to.name}, ${to.address}` : to.address}</dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>{formatDateTime(created)}</dd>
      </div>
      {sent && (
        <div>
          <dt>Sent</dt>
          <dd>{formatDateTime(sent)}</dd>
        </div>
      )}
      {error && (
        <div>
          <dt>Problem</dt>
          <dd class="breaks">{error}</dd>
        </div>
      )}
      {event_id && (
        <div>
          <dt>Event</dt>
          <dd>
            <a href={ownEventHref(event_id)}>{event_id}</a>
          </dd>
        </div>
      )}
      {order_id && (
        <div>
          <dt>Order</dt>
          <dd class="figures">{order_id}</dd>
        </div>
      )}
    </dl>
  )
}

function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { run, isBusy, failure } = useAction()
  return (
    <section class="section">
      <h2>Attachments</h2>
      <ul class="rows">
        {attachments.map((attachment) => (
          <li key={attachment.resource_uri} class="row row-split">
            <p class="row-text">
              <span class="breaks">{attachment.filename}</span>
              <span class="cell-note">{attachment.content_type.split(';')[0]}</span>
            </p>
            <Button
              disabled={isBusy}
              aria-label={`Save ${attachment.filename}`}
              onClick={() => run(() => saveAttachment(attachment), `${attachment.filename} is saved.`)}
            >
              Save
            </Button>
          </li>
        ))}
      </ul>
      {failure && <CallError failure={failure} />}
    </section>
  )
}
