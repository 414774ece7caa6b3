import { useEffect } from 'preact/hooks'
import { getDescription, listOperations, matchOperation, type Operation } from '../../api/openapi.ts'
import { useResource } from '../../api/resource.ts'
import { explorerHref, unknownOperation } from '../../calls/explorer-href.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Empty, ErrorState, Loading } from '../../kit/states.tsx'
import { Table } from '../../kit/table.tsx'
import type { Params } from '../../path.ts'
import { address, navigate } from '../../router.ts'
import { findService, server, services } from '../../server.ts'
import { OperationView } from './operation.tsx'
import { OperationList } from './operation-list.tsx'
import '../../styles/explorer.css'

export function ExplorerPage({ params }: { params: Params }) {
  const { service, operation } = params
  // Keyed by service, so that state does not leak between services.
  return service ? <ServiceExplorer key={service} name={service} operation={operation} /> : <Choice />
}

function Choice() {
  return (
    <>
      <PageHead
        title="API explorer"
        lede="Choose a service and an operation, fill in parameters, send the request."
      />
      <Table
        caption="Services"
        rows={services.value}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'title',
            title: 'Service',
            cell: ({ name, title }) => (
              <a href={explorerHref(name)} data-item="">
                {title}
              </a>
            ),
          },
          { key: 'summary', title: 'Summary', cell: ({ summary }) => summary },
          { key: 'interface', title: 'API', cell: (service) => service.interface },
        ]}
      />
    </>
  )
}

function ServiceExplorer({ name, operation: id }: { name: string; operation: string | undefined }) {
  const service = findService(name)
  const {
    value: description,
    failure,
    reload,
  } = useResource(service ? `description ${name}` : undefined, (signal) => getDescription(name, signal))
  const operations = description ? listOperations(description) : []
  const isFinding = id === unknownOperation
  useEffect(() => {
    if (isFinding && description) navigate(foundHref(name, operations), { replace: true })
  }, [isFinding, description])

  if (!service)
    return (
      <>
        <PageHead title="API explorer" />
        {server.value ? (
          <Empty title={`${name} is not running`}>
            <p>
              <a href="/explorer">Choose a running service</a>, or start this one.
            </p>
          </Empty>
        ) : (
          <Loading />
        )}
      </>
    )
  const selectedOperation = operations.find((operation) => operation.id === id)
  const within = (
    <>
      <a href="/explorer">API explorer</a> <span aria-hidden="true">/</span>{' '}
      {id ? <a href={explorerHref(name)}>{service.title}</a> : service.title}
    </>
  )
  return (
    <div class={id ? 'explorer explorer-open' : 'explorer'}>
      <div class="explorer-list">
        {description ? (
          <OperationList service={name} operations={operations} chosen={id} />
        ) : (
          !failure && <Loading lines={9} />
        )}
      </div>
      <div class="explorer-work">
        {failure && <ErrorState failure={failure} onRetry={reload} />}
        {!description && !failure && id && <Loading lines={9} />}
        {description && selectedOperation && (
          <OperationView
            key={selectedOperation.id}
            service={service}
            operation={selectedOperation}
            description={description}
            within={within}
          />
        )}
        {/* Without an operation, the header stays in place while the description loads. */}
        {(description ? !selectedOperation : !failure && !id) && (
          <PageHead
            title={id && !isFinding ? 'Unknown operation' : `${service.title} API`}
            within={within}
            lede={`${description ? operations.length : '…'} operations at ${service.url}. Choose one, or press / to search them.`}
          />
        )}
      </div>
    </div>
  )
}

/** Resolves a link that names an operation by method and path. */
function foundHref(service: string, operations: readonly Operation[]): string {
  const query = new URLSearchParams(address.value.query)
  const [method = '', path = ''] = (query.get('call') ?? '').split(' ')
  query.delete('call')
  const match = matchOperation(operations, method, path)
  if (!match) return explorerHref(service)
  for (const [name, value] of Object.entries(match.params)) query.set(name, value)
  return explorerHref(service, match.operation.id, query)
}
