import { useSignal } from '@preact/signals'
import type { ServedService } from '../../api/overview.ts'
import { forget, useResource } from '../../api/resource.ts'
import { listTokens, revokeToken, type Token } from '../../api/tokens.ts'
import { useAction } from '../../kit/action.ts'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { SelectField } from '../../kit/field.tsx'
import { formatDate } from '../../kit/format.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Empty, ErrorState, Loading, SignInFirst } from '../../kit/states.tsx'
import { Status } from '../../kit/status.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { address, hrefWith, setQuery } from '../../router.ts'
import { isSignedIn, server, services } from '../../server.ts'
import { NewTokenDialog } from './new-token.tsx'

export function TokensPage() {
  const withAccounts = services.value.filter(({ hasAccounts }) => hasAccounts)
  const name = address.value.query.get('service')
  const service = withAccounts.find((service) => service.name === name) ?? withAccounts[0]
  const isCreating = useSignal(false)
  return (
    <>
      <PageHead title="Tokens" lede="API tokens of the services. A token is shown once, when it is created.">
        {isSignedIn.value && service && (
          <Button
            kind="primary"
            icon="plus"
            onClick={() => {
              isCreating.value = true
            }}
          >
            Create token
          </Button>
        )}
      </PageHead>
      {!isSignedIn.value ? (
        <SignInFirst what="Tokens are for the administrator." />
      ) : service ? (
        <>
          <div class="tools">
            <SelectField
              label="Service"
              value={service.name}
              onChange={(event) => setQuery({ service: event.currentTarget.value, before: undefined })}
            >
              {withAccounts.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </SelectField>
          </div>
          <TokenTable service={service} />
          {isCreating.value && (
            <NewTokenDialog
              service={service}
              onClose={() => {
                isCreating.value = false
              }}
            />
          )}
        </>
      ) : (
        server.value && (
          <Empty title="No service needs a token">
            <p>The running services are public. Services with accounts list their tokens here.</p>
          </Empty>
        )
      )}
    </>
  )
}

function TokenTable({ service }: { service: ServedService & { accent: number } }) {
  const before = address.value.query.get('before') ?? undefined
  const key = `tokens ${service.name} ${before ?? ''}`
  const {
    value: page,
    failure,
    reload,
  } = useResource(key, (signal) => listTokens(service.name, before, signal))
  const revoking = useSignal<Token | undefined>(undefined)
  const { run, isBusy, failure: actionFailure } = useAction()
  if (failure) return <ErrorState failure={failure} onRetry={reload} />
  if (!page) return <Loading lines={6} />
  if (!page.tokens.length)
    return (
      <Empty title={before ? 'No older tokens' : 'No tokens yet'}>
        <p>
          Create one, or run <code>{`npx octavo token create --service ${service.name}`}</code>.
        </p>
      </Empty>
    )
  const revoke = async (token: Token) => {
    await run(() => revokeToken(service.name, token.id), 'Token revoked.')
    revoking.value = undefined
    forget(`tokens ${service.name}`)
  }
  return (
    <div data-accent={service.accent}>
      {actionFailure && <ErrorState failure={actionFailure} />}
      <Table
        caption={`Tokens of ${service.title}`}
        columns={columnsOf((token) => {
          revoking.value = token
        })}
        rows={page.tokens}
        rowKey={({ id }) => id}
      />
      <div class="actions">
        {before && <ButtonLink href={hrefWith({ before: undefined })}>Newest</ButtonLink>}
        {page.next !== null && <ButtonLink href={hrefWith({ before: String(page.next) })}>Older</ButtonLink>}
      </div>
      {revoking.value && (
        <ConfirmDialog
          title={`Revoke ${revoking.value.prefix}…`}
          action="Revoke token"
          isBusy={isBusy}
          onConfirm={() => revoking.value && void revoke(revoking.value)}
          onClose={() => {
            revoking.value = undefined
          }}
        >
          <p>Requests with this token will be refused. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function columnsOf(onRevoke: (token: Token) => void): readonly Column<Token>[] {
  return [
    {
      key: 'prefix',
      title: 'Token',
      cell: ({ prefix, label, kind }) => (
        <>
          <code>{prefix}…</code>
          <span class="cell-note">{label || kind}</span>
        </>
      ),
    },
    { key: 'login', title: 'User', cell: ({ login }) => login ?? <span class="quiet">none</span> },
    { key: 'plan', title: 'Plan', cell: ({ plan }) => plan },
    {
      key: 'scopes',
      title: 'Scopes',
      cell: ({ scopes }) => (scopes.length ? scopes.join(', ') : <span class="quiet">none</span>),
    },
    { key: 'created', title: 'Created', cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      key: 'used',
      title: 'Last used',
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? <span class="quiet">never</span> : <Time at={lastUsedAt} />,
    },
    { key: 'state', title: 'State', cell: (token) => <TokenState token={token} /> },
    {
      key: 'revoke',
      title: 'Revoke',
      cell: (token) =>
        token.revokedAt === null && (
          <button type="button" class="link link-danger" onClick={() => onRevoke(token)}>
            Revoke<span class="unseen"> {token.prefix}</span>
          </button>
        ),
    },
  ]
}

function TokenState({ token: { revokedAt, expiresAt } }: { token: Token }) {
  if (revokedAt !== null) return <Status tone="off">Revoked</Status>
  if (expiresAt === null) return <Status tone="good">Valid</Status>
  if (new Date(expiresAt).getTime() < Date.now()) return <Status tone="off">Expired</Status>
  return <Status tone="good">{`Until ${formatDate(expiresAt)}`}</Status>
}
