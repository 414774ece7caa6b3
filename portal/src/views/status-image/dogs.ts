import { getDescription } from '../../api/openapi.ts'
import { useResource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'

export interface Dog {
  code: number
  phrase: string
  alt: string
}

/** The service returns only images, so the list comes from its OpenAPI description. */
export function useDogs() {
  const { value, failure, reload } = useResource('dogs', (signal) => getDescription('status-image', signal))
  const parameters = value?.paths['/{name}']?.get?.parameters ?? []
  const pictures = asRecord(parameters.find(({ name }) => name === 'name')?.schema)['x-pictures']
  // The enum of the service's schema.
  return { dogs: value && ((pictures ?? []) as readonly Dog[]), failure, reload }
}

const classes: Readonly<Record<string, string>> = {
  '1': 'Informational',
  '2': 'Success',
  '3': 'Redirection',
  '4': 'Client error',
  '5': 'Server error',
}
export const classNames = Object.entries(classes).map(([digit, title]) => ({
  key: digit,
  title: `${digit}xx ${title}`,
}))

export function fits({ code, phrase, alt }: Dog, statusClass: string, text: string): boolean {
  if (statusClass && String(code)[0] !== statusClass) return false
  const words = `${code} ${phrase} ${alt}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
