import { PageHead } from '../kit/page-head.tsx'
import { Empty, ErrorState, Loading } from '../kit/states.tsx'
import { refreshServer, server, serverFailure, services } from '../server.ts'
import { ServiceCard } from './service-card.tsx'

export function HomePage() {
  const { length } = services.value
  if (!server.value && serverFailure.value)
    return (
      <>
        <PageHead title="Octavo" />
        <ErrorState failure={serverFailure.value} onRetry={() => void refreshServer()} />
      </>
    )
  if (!server.value)
    return (
      <>
        <PageHead title="Octavo" lede=" " />
        <Loading lines={6} label="Loading the services" />
      </>
    )
  return (
    <>
      <PageHead
        title="Your services"
        lede="Each service has its own address. Copy a first request, open the service, or explore its API."
      />
      {length === 0 ? (
        <Empty title="No services">
          <p>
            Start all services with <code>npx octavo serve</code>, or one by its name.
          </p>
        </Empty>
      ) : (
        <ul class={length === 1 ? 'cards cards-single' : 'cards'}>
          {services.value.map((service) => (
            <ServiceCard key={service.name} service={service} />
          ))}
        </ul>
      )}
    </>
  )
}
