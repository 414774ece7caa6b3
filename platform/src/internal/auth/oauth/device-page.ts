import { addressGroup } from '../../../auth/address.ts'
import { addPage, type PageResult, type Visit } from '../../../auth/oauth/page-endpoint.ts'
import { readParameters } from '../../../auth/oauth/parameters.ts'
import { createThrottle } from '../../../auth/throttle.ts'
import type { App } from '../../../http/app.ts'
import { html } from '../../../pages/html.ts'
import type { Device } from './devices.ts'
import { deviceCodePage, deviceConsentPage, messagePage } from './pages.ts'
import { type AuthorizationServer, termsOf } from './server.ts'

/** A code has 34 bits. At this rate guessing takes far longer than its lifetime (RFC 8628 §5.1). */
const guessing = {
  freeFailures: 5,
  firstPauseMs: 5_000,
  maxPauseMs: 10 * 60_000,
  decayMs: 10 * 60_000,
  keys: 10_000,
}

/** Adds the page where users enter the `user_code` (RFC 8628 §3.3). */
export function addDevicePage(app: App, server: AuthorizationServer, path: string): void {
  const { dialect, auth, clock } = server
  const { devices } = auth.oauth
  const throttle = createThrottle(clock, guessing)

  addPage(app, server, {
    path,
    open: async () => ({ purpose: html`to connect a device` }),

    // A code in the link only fills in the form. The user must submit it (RFC 8628 §5.4).
    async show({ query, formToken, user }) {
      const { user_code: userCode } = readParameters(query)
      return deviceCodePage({ formToken, user, userCode })
    },

    async submit(visit, { act, user_code: typed = '' }) {
      const { user, formToken } = visit
      const { device, error } = await findDevice(visit, typed)
      if (!device) return deviceCodePage({ formToken, user, error, userCode: typed })
      if (act === 'allow' || act === 'deny') return decide(device, visit, act === 'allow')
      const app = await auth.apps.findById(device.appId)
      if (!app) throw new Error('A device waits for an app')
      const { userCode, scopes } = device
      return deviceConsentPage(dialect.site, {
        app,
        user,
        scopes,
        terms: termsOf(server, app),
        formToken,
        userCode,
      })
    },
  })

  async function findDevice(
    { user, request }: Visit,
    typed: string,
  ): Promise<{ device?: Device; error?: string }> {
    const keys = [`user ${user.id}`, addressGroup(request.ip ?? '')]
    if (keys.some((key) => throttle.pauseMs(key) > 0))
      return { error: 'There were too many wrong codes. Wait a few minutes, then try again.' }
    const undoFailures = keys.map((key) => throttle.fail(key))
    const device = await devices.findWaiting(typed)
    if (!device) return { error: 'No device is waiting for this code. It may have expired.' }
    for (const undo of undoFailures) undo()
    return { device }
  }

  async function decide(device: Device, { user }: Visit, isAllowed: boolean): Promise<PageResult> {
    if (!(await devices.decide(device, user.id, isAllowed)))
      return messagePage('Too late', 'The code has expired. Let your device show a new one.', 410)
    return isAllowed
      ? messagePage('Your device is connected', 'You can close this page and go on there.')
      : messagePage('Not connected', 'The device was not let in. You can close this page.')
  }
}
