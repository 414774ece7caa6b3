import { countWebhooksOf, listWebhooksOf } from '@octavo/platform/webhooks/queries.ts'
import type { Webhook } from '@octavo/platform/webhooks/webhooks.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { addressesAt } from '../wire/addresses.ts'
import { type HookOwner, keyOf } from './hook-owners.ts'
import { checkAmongOthers, checkEvents, checkName, checkSecret, readHookConfig } from './hook-rules.ts'
import { composePing } from './hook-tests.ts'
import type { HookConfigChange } from './schema/hooks.ts'

export interface HookChange {
  /** Only `web` is allowed. Earlier API versions had many more. */
  name?: string | undefined
  config?: HookConfigChange | undefined
  events?: readonly string[] | undefined
  addEvents?: readonly string[] | undefined
  removeEvents?: readonly string[] | undefined
  active?: boolean | undefined
}

export interface Hooks {
  list(owner: HookOwner, page: { number: number; size: number }): Promise<{ hooks: Webhook[]; total: number }>
  get(owner: HookOwner, id: number): Promise<Webhook>
  create(owner: HookOwner, actor: AccountRow, hook: HookChange): Promise<Webhook>
  /** A configuration replaces the previous one, including its secret. */
  change(owner: HookOwner, actor: AccountRow, id: number, change: HookChange): Promise<Webhook>
  /** Updates only the fields that are present. */
  changeConfig(owner: HookOwner, actor: AccountRow, id: number, config: HookConfigChange): Promise<Webhook>
  remove(owner: HookOwner, actor: AccountRow, id: number): Promise<void>
}

export function createHooks(context: Context): Hooks {
  const { db, webhooks, audit, config: settings, url } = context

  async function get(owner: HookOwner, id: number): Promise<Webhook> {
    const hook = await webhooks.find(keyOf(owner), id)
    if (!hook) throw problem('not_found')
    return hook
  }

  /** The validated webhook after the change. */
  function validate(owner: HookOwner, change: HookChange, all: readonly Webhook[], before?: Webhook) {
    checkName(change.name)
    const { url, contentType, secret } = readHookConfig(change.config ?? {}, before)
    const events = eventsAfter(change, before)
    checkEvents(owner.kind, events)
    checkAmongOthers(
      owner.kind,
      { url, contentType, events },
      all.filter((hook) => hook !== before),
    )
    if (settings.webhookSecrets === 'required')
      checkSecret(secret === undefined ? before?.hasSecret === true : Boolean(secret))
    const { active } = change
    return {
      url,
      events,
      settings: { contentType },
      ...(secret !== undefined && { secret }),
      ...(active !== undefined && { active }),
    }
  }

  async function changeIn(
    tx: Transaction<Tables>,
    owner: HookOwner,
    actor: AccountRow,
    id: number,
    change: HookChange,
  ) {
    const all = await listWebhooksOf(tx, keyOf(owner))
    const before = all.find((hook) => hook.id === id)
    if (!before) throw problem('not_found')
    const changed = await webhooks.update(tx, keyOf(owner), id, validate(owner, change, all, before))
    if (!changed) throw problem('not_found')
    for (const action of changesOf(before, changed, change)) await record(tx, owner, actor, action, changed)
    return changed
  }

  /** Without the URL, which may contain credentials. */
  async function record(
    tx: Transaction<Tables>,
    owner: HookOwner,
    actor: AccountRow,
    action: string,
    { id, events, active }: Webhook,
  ): Promise<void> {
    const target = owner.kind === 'repository' ? { repository: owner.row } : { organization: owner.row }
    await audit.record(tx, { action, actor, ...target, data: { hook_id: id, events, active } })
  }

  return {
    get,

    async list(owner, { number, size }) {
      const [upToHere, total] = await Promise.all([
        // Owners have a few hundred webhooks at most.
        webhooks.list(keyOf(owner), { limit: number * size }),
        countWebhooksOf(db.read, keyOf(owner)),
      ])
      return { hooks: upToHere.slice((number - 1) * size), total }
    },

    create: (owner, actor, change) =>
      db.write(async (tx) => {
        const all = await listWebhooksOf(tx, keyOf(owner))
        const hook = await webhooks.create(tx, { owner: keyOf(owner), ...validate(owner, change, all) })
        await webhooks.emitTo(tx, hook, await composePing(tx, { owner, actor, hook }, addressesAt(url())))
        await record(tx, owner, actor, 'hook.create', hook)
        return hook
      }),

    change: (owner, actor, id, { config, ...rest }) =>
      db.write((tx) =>
        changeIn(tx, owner, actor, id, { ...rest, ...(config && { config: { secret: null, ...config } }) }),
      ),

    changeConfig: (owner, actor, id, config) => db.write((tx) => changeIn(tx, owner, actor, id, { config })),

    async remove(owner, actor, id) {
      await db.write(async (tx) => {
        const hook = (await listWebhooksOf(tx, keyOf(owner))).find((candidate) => candidate.id === id)
        if (!hook || !(await webhooks.remove(tx, keyOf(owner), id))) throw problem('not_found')
        await record(tx, owner, actor, 'hook.destroy', hook)
      })
    },
  }
}

function changesOf(before: Webhook, after: Webhook, { config }: HookChange): string[] {
  return [
    ...(config ? ['hook.config_changed'] : []),
    ...(before.events.join() === after.events.join() ? [] : ['hook.events_changed']),
    ...(before.active === after.active ? [] : ['hook.active_changed']),
  ]
}

function eventsAfter({ events, addEvents = [], removeEvents = [] }: HookChange, before?: Webhook): string[] {
  const current = events ?? before?.events ?? ['push']
  return [...new Set([...current, ...addEvents])].filter((event) => !removeEvents.includes(event)).sort()
}
