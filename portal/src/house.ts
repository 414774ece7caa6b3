import { computed, signal } from '@preact/signals'
import { getHouse, type House, type ServedService } from './api/overview.ts'
import { Failure } from './api/request.ts'

export const house = signal<House | undefined>(undefined)

/** Set while the house does not answer. */
export const houseFailure = signal<Failure | undefined>(undefined)

export const services = computed<readonly (ServedService & { leaf: number })[]>(() =>
  (house.value?.services ?? []).map((service, index) => ({
    ...service,
    leaf: service.leaf ?? (index % 8) + 1,
  })),
)

export const isSignedIn = computed(() => house.value?.signedIn ?? false)

export function findService(name: string | undefined) {
  return services.value.find((service) => service.name === name)
}

const everyMs = 10_000
const retryMs = 2_000

let nextLook: ReturnType<typeof setTimeout> | undefined

/** Keeps the house known, and notices when it goes away and when it comes back. */
export function watchHouse(): void {
  void refreshHouse()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshHouse()
  })
}

export async function refreshHouse(): Promise<void> {
  try {
    const seen = await getHouse()
    if (JSON.stringify(seen) !== JSON.stringify(house.value)) house.value = seen
    houseFailure.value = undefined
  } catch (error) {
    houseFailure.value =
      error instanceof Failure ? error : new Failure(String(error), { status: 0, code: 'unexpected' })
  }
  clearTimeout(nextLook)
  // A page that nobody looks at asks again when somebody does.
  if (!document.hidden || !house.value)
    nextLook = setTimeout(refreshHouse, houseFailure.value ? retryMs : everyMs)
}
