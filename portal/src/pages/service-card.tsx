import { useSignal } from '@preact/signals'
import { type DemoUser, getDemoUser, type ServedService } from '../api/overview.ts'
import { Failure } from '../api/request.ts'
import { errorMessage } from '../api/unknown-values.ts'
import { type Call, createGetCall } from '../calls/call.ts'
import { CallCode } from '../calls/call-code.tsx'
import { explorerHref } from '../calls/explorer-href.ts'
import { ResponseBody } from '../calls/response-body.tsx'
import { type CallResponse, runCall } from '../calls/run.ts'
import { announce } from '../kit/announcer.tsx'
import { ButtonLink } from '../kit/button.tsx'
import { CopyButton } from '../kit/code.tsx'
import { formatMs } from '../kit/format.ts'
import { Icon } from '../kit/icon.tsx'
import { Status, StatusCode } from '../kit/status.tsx'
import { statusText } from '../kit/status-text.ts'
import { isSignedIn } from '../server.ts'
import { hasView } from '../views/registry.ts'

export function ServiceCard({ service }: { service: ServedService & { accent: number } }) {
  const { name, title, summary, url, firstCall, ready, accent } = service
  const main = hasView(name) ? `/${name}` : explorerHref(name)
  return (
    <li class="card" data-accent={accent}>
      <div class="card-text">
        <header class="card-head">
          <h2>
            <a href={main}>{title}</a>
          </h2>
          <Status tone={ready ? 'good' : 'bad'}>{ready ? 'Ready' : 'Not ready'}</Status>
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
            <dt>API</dt>
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
          {hasView(name) && (
            <ButtonLink href={`/${name}`} kind="primary">
              Open
            </ButtonLink>
          )}
          <ButtonLink href={explorerHref(name)}>Explore the API</ButtonLink>
        </div>
      </div>
      <div class="card-call">
        <h3 class="label">First request</h3>
        <FirstCall call={createGetCall(service, firstCall)} canRun={ready && !service.hasAccounts} />
      </div>
    </li>
  )
}

/** A request to copy, with a button to send it if it needs no token. */
function FirstCall({ call, canRun }: { call: Call; canRun: boolean }) {
  const lastResponse = useSignal<CallResponse | undefined>(undefined)
  const run = async () => {
    const response = await runCall(call)
    lastResponse.value = response
    announce(response.problem ?? `Response ${response.status}.`)
  }
  return (
    <>
      <CallCode
        call={call}
        extra={
          canRun && (
            <button type="button" class="link small" onClick={run}>
              Run
            </button>
          )
        }
      />
      {lastResponse.value && (
        <div class="card-response">
          <p class="card-figures figures">
            <StatusCode code={lastResponse.value.status} text={statusText(lastResponse.value.status)} />
            {lastResponse.value.problem ?? (
              <span class="quiet">{formatMs(lastResponse.value.durationMs)}</span>
            )}
          </p>
          {!lastResponse.value.problem && <ResponseBody response={lastResponse.value} />}
        </div>
      )}
    </>
  )
}

/** Credentials of the demo user, hidden until revealed. */
function DemoToken({ service: { name, title, hasAccounts } }: { service: ServedService }) {
  const demoUser = useSignal<DemoUser | undefined>(undefined)
  const problem = useSignal<string | undefined>(undefined)
  if (!hasAccounts) return <>None needed</>
  if (!isSignedIn.value) return <a href="/sign-in?next=/">Sign in to show</a>
  const reveal = async () => {
    try {
      demoUser.value = await getDemoUser(name)
    } catch (error) {
      problem.value = error instanceof Failure && error.status === 404 ? 'No demo user.' : errorMessage(error)
    }
  }
  if (problem.value) return <span role="alert">{problem.value}</span>
  if (!demoUser.value)
    return (
      <button type="button" class="link with-icon" onClick={reveal}>
        <Icon name="eye" />
        Reveal<span class="unseen"> the token of {title}</span>
      </button>
    )
  const { token, user, password, plan } = demoUser.value
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
