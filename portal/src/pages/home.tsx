import { house, houseFailure, refreshHouse, services } from '../house.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Empty, ErrorState, Loading } from '../kit/states.tsx'
import { ServiceCard } from './service-card.tsx'

const numbers = ['No service', 'One service', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

export function HomePage() {
  const { length } = services.value
  if (!house.value && houseFailure.value)
    return (
      <>
        <PageHead title="Octavo" />
        <ErrorState failure={houseFailure.value} onRetry={() => void refreshHouse()} />
      </>
    )
  if (!house.value)
    return (
      <>
        <PageHead title="Octavo" lede=" " />
        <Loading lines={6} label="Asking what is served" />
      </>
    )
  const title =
    length < 2 ? `${numbers[length]} is served here` : `${numbers[length] ?? length} services are served here`
  return (
    <>
      <PageHead
        title={title}
        lede={
          length === 1
            ? 'It answers at an address of its own, as its ecosystem expects. Paste a first call, or look around.'
            : 'Each answers at an address of its own, as its ecosystem expects. Paste a first call, or look around.'
        }
      />
      {length === 0 ? (
        <Empty title="Nothing is served">
          <p>
            Start a service by name: <code>npx octavo serve</code> and the name, or no name for all of them.
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
