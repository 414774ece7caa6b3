import { useSignal } from '@preact/signals'
import { type DemoUser, getDemoUser, type ServedService } from '../api/overview.ts'
import { Failure } from '../api/request.ts'
import { AnswerBody } from '../calls/answer-body.tsx'
import { type Call, readingCall } from '../calls/call.ts'
import { CallCode } from '../calls/call-code.tsx'
import { explorerHref } from '../calls/explorer-href.ts'
import { type Answer, runCall } from '../calls/run.ts'
import { hasFace } from '../faces/registry.ts'
import { isSignedIn } from '../house.ts'
import { announce } from '../kit/announcer.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { CopyButton } from '../kit/code.tsx'
import { formatMs } from '../kit/format.ts'
import { Icon } from '../kit/icon.tsx'
import { Status, StatusCode } from '../kit/status.tsx'
import { statusText } from '../kit/status-text.ts'

export function ServiceCard({ service }: { service: ServedService & { leaf: number } }) {
  const { name, title, summary, url, firstCall, ready, leaf } = service
  const main = hasFace(name) ? `/${name}` : explorerHref(name)
  return (
    <li class="card" data-leaf={leaf}>
      <div class="card-words">
        <header class="card-head">
          <h2>
            <a href={main}>{title}</a>
          </h2>
          <Status is={ready ? 'good' : 'bad'}>{ready ? 'Ready' : 'Not ready'}</Status>
        </header>
        <p>{summary}</p>
        <dl class="facts">
          <div>
            <dt>Address</dt>
            <dd>
              <code class="breaks">{url}</code>
              <CopyButton text={url} name={`Copy the address of ${title}`} />
            </dd>
          </div>
          <div>
            <dt>Interface</dt>
            <dd>
              {service.interface} · <a href={`/openapi/${name}.json`}>OpenAPI</a>
            </dd>
          </div>
          <div>
            <dt>Token</dt>
            <dd>
              <DemoToken service={service} />
            </dd>
          </div>
        </dl>
        <div class="actions">
          {hasFace(name) && (
            <ButtonLink href={`/${name}`} kind="primary">
              Look around
            </ButtonLink>
          )}
          <ButtonLink href={explorerHref(name)}>Explore the API</ButtonLink>
        </div>
      </div>
      <div class="card-call">
        <h3 class="label">First call</h3>
        <FirstCall call={readingCall(service, firstCall)} canRun={ready && !service.hasAccounts} />
      </div>
    </li>
  )
}

/** Shown to be copied, and to be tried where it needs no token. */
function FirstCall({ call, canRun }: { call: Call; canRun: boolean }) {
  const answer = useSignal<Answer | undefined>(undefined)
  const run = async () => {
    const given = await runCall(call)
    answer.value = given
    announce(given.problem ?? `Answer ${given.status}.`)
  }
  return (
    <>
      <CallCode
        call={call}
        extra={
          canRun && (
            <button type="button" class="link small" onClick={run}>
              Run it
            </button>
          )
        }
      />
      {answer.value && (
        <div class="card-answer">
          <p class="card-figures figures">
            <StatusCode code={answer.value.status} text={statusText(answer.value.status)} />
            {answer.value.problem ?? <span class="quiet">{formatMs(answer.value.durationMs)}</span>}
          </p>
          {!answer.value.problem && <AnswerBody answer={answer.value} />}
        </div>
      )}
    </>
  )
}

/** The credentials of the demo user, which stay unseen until somebody asks. */
function DemoToken({ service: { name, title, hasAccounts } }: { service: ServedService }) {
  const shown = useSignal<DemoUser | undefined>(undefined)
  const problem = useSignal<string | undefined>(undefined)
  if (!hasAccounts) return <>None needed</>
  if (!isSignedIn.value) return <a href="/sign-in?next=/">Sign in to see it</a>
  const reveal = async () => {
    try {
      shown.value = await getDemoUser(name)
    } catch (error) {
      problem.value =
        error instanceof Failure && error.status === 404 ? 'There is no demo user.' : Object(error).message
    }
  }
  if (problem.value) return <span role="alert">{problem.value}</span>
  if (!shown.value)
    return (
      <button type="button" class="link with-icon" onClick={reveal}>
        <Icon name="eye" />
        Reveal<span class="unseen"> the token of {title}</span>
      </button>
    )
  const { token, user, password, plan } = shown.value
  return (
    <div class="stack-tight" role="status">
      <p>
        <code class="breaks">{token}</code>
        <CopyButton text={token} name={`Copy the token of ${title}`} />
      </p>
      <p class="small quiet">
        {user}, plan {plan}, password <code>{password}</code>
        <CopyButton text={password} name={`Copy the password of ${title}`} />
      </p>
    </div>
  )
}
