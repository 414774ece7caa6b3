import { judgePrivateTargets } from '../private-targets.ts'
import type { ServerSettings } from '../settings.ts'
import { type Finding, passed, warned } from './finding.ts'

const about = 'outgoing'

export function checkPrivateTargets(server: ServerSettings): Finding[] {
  const { isAllowed, reason } = judgePrivateTargets(server)
  if (!isAllowed) return [passed(about, `requests to private addresses are refused: ${reason}`)]
  const isOpenToOthers = !judgePrivateTargets({ ...server, privateTargets: 'auto' }).isAllowed
  if (!isOpenToOthers) return [passed(about, `requests to private addresses are allowed: ${reason}`)]
  const text = 'Users can send webhooks to this machine and its network, and read the responses.'
  return [warned(about, text, 'Leave out --private-targets allow, unless you trust every user.')]
}
