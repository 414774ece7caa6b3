import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'

/** Feature switches that clients can set. */
const switches = ['OMIT_DESCRIPTION_FROM_EVENT_CONTAINER'] as const

export type Switch = (typeof switches)[number]

declare module 'fastify' {
  interface FastifyRequest {
    switches: ReadonlySet<Switch>
  }
}

export function installSwitches(app: App): void {
  app.decorateRequest('switches')
  app.addHook('onRequest', async (request) => {
    request.switches = readSwitches(request)
  })
}

const none: ReadonlySet<Switch> = new Set()

function readSwitches({ headers }: FastifyRequest): ReadonlySet<Switch> {
  const [enabled, disabled] = [headers['eb-api-switches-enabled'], headers['eb-api-switches-disabled']]
  if (enabled === undefined && disabled === undefined) return none
  const on = switchesIn(enabled)
  const off = switchesIn(disabled)
  const both = [...on].filter((name) => off.has(name))
  if (both.length)
    throw problem('REQUEST_CONFLICT', {
      message: `A feature switch cannot be both on and off: ${both.join(', ')}.`,
    })
  return on
}

function switchesIn(header: string | string[] | undefined): Set<Switch> {
  const names = [header ?? []].flat().join(',').toUpperCase().split(',')
  return new Set(
    names
      .map((name) => name.trim())
      .filter(Boolean)
      .map(getSwitch),
  )
}

function getSwitch(name: string): Switch {
  const match = switches.find((one) => one === name)
  if (!match) throw problem('BAD_REQUEST', { message: 'The feature switch does not exist.' })
  return match
}
