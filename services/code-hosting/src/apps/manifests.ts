import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { findRole } from '@octavo/platform/auth/current-caller.ts'
import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { decodeJson, encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { newAppSecret, newGitHubAppId } from '../access/secrets.ts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import { isOwner } from '../organizations/organization-owners.ts'
import { appHookKey, installationEvents } from './app-hooks.ts'
import type { Manifest } from './read-manifest.ts'
import {
  type AppRow,
  countAppsOf,
  findApp,
  hasManifest,
  insertApp,
  insertManifest,
  isSlugTaken,
  setWebhook,
  takeManifest,
} from './store/apps.ts'

/** A new app with the secrets that are shown once. */
export interface NewApp {
  app: AppRow
  clientSecret: string
  webhookSecret: string | null
  privateKey: string
}

export interface Manifests {
  /** Stores a manifest that the user confirmed, and returns the code for the new app. */
  confirm(user: AccountRow, manifest: Manifest, organization?: string): Promise<string>
  /** Exchanges the code for an app. Each code works once, for an hour. */
  convert(code: string): Promise<NewApp>
}

/** As stored until it is converted. */
interface ConfirmedManifest extends Manifest {
  confirmedById: number
}

const codeLifetimeMs = 60 * 60_000
const generateKeys = promisify(generateKeyPair)

export function createManifests({ auth, db, clock, ids, webhooks }: Context): Manifests {
  async function findOwner(tx: Transaction<Tables>, user: AccountRow, organization: string | undefined) {
    if (organization === undefined) return user
    const owner = await findAccount(tx, organization)
    if (owner?.role !== 'organization' || !(await isOwner(tx, owner.id, user.id))) throw problem('not_found')
    return owner
  }

  /** Returns whether the user who confirmed the manifest can still create apps of the owner. */
  async function isStillConfirmed(
    tx: Transaction<Tables>,
    ownerId: number,
    userId: number,
  ): Promise<boolean> {
    const role = await findRole(tx, userId)
    if (role === undefined || role === 'deleted') return false
    return ownerId === userId || isOwner(tx, ownerId, userId)
  }

  async function createBot(tx: Transaction<Tables>, slug: string): Promise<number> {
    const bot = await auth.users.create(tx, { login: `${slug}[bot]`, role: 'bot', plan: 'installation' })
    if (!bot) throw nameTaken()
    return bot.id
  }

  return {
    async confirm(user, manifest, organization) {
      const code = ids.text(40)
      await db.write(async (tx) => {
        const owner = await findOwner(tx, user, organization)
        await refuseTooMany(tx, owner.id)
        if (await isSlugTaken(tx, manifest.slug)) throw nameTaken()
        const confirmed: ConfirmedManifest = { ...manifest, confirmedById: user.id }
        const stored = {
          code_hash: hashSecret(code),
          owner_id: owner.id,
          manifest: encodeJson(confirmed),
          expires_at_ms: clock.now() + codeLifetimeMs,
        }
        await insertManifest(tx, stored, clock.now())
      })
      return code
    },

    async convert(code) {
      if (!(await hasManifest(db.read, hashSecret(code), clock.now()))) throw problem('not_found')
      // Before the transaction, because generating a key takes up to a second.
      const { publicKey, privateKey } = await generateKeys('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
      })
      const clientSecret = newAppSecret(ids)
      return db.write(async (tx) => {
        const nowMs = clock.now()
        const row = await takeManifest(tx, hashSecret(code), nowMs)
        if (!row) throw problem('not_found')
        const manifest = decodeJson<ConfirmedManifest>(row.manifest)
        if (!(await isStillConfirmed(tx, row.owner_id, manifest.confirmedById))) throw problem('not_found')
        const { slug, name, description, url, setupUrl, isPublic, permissions, events, hookUrl } = manifest
        await refuseTooMany(tx, row.owner_id)
        if (await isSlugTaken(tx, slug)) throw nameTaken()
        const clientId = newGitHubAppId(ids)
        const client = await auth.apps.createIn(tx, {
          name,
          homepage: url,
          redirectUris: manifest.callbackUrls,
          ownerId: row.owner_id,
          plan: 'app',
          clientId,
          clientSecret,
        })
        const id = await insertApp(tx, {
          slug,
          name,
          owner_id: row.owner_id,
          bot_id: await createBot(tx, slug),
          description,
          external_url: url,
          setup_url: setupUrl,
          is_public: toBit(isPublic),
          client_id: clientId,
          oauth_app_id: client.app.id,
          public_key: publicKey,
          permissions: encodeJson(permissions),
          events: encodeJson(events),
          webhook_id: null,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        const webhookSecret = hookUrl === null ? null : ids.text(40)
        if (hookUrl !== null) {
          const hook = await webhooks.create(tx, {
            owner: appHookKey(id),
            url: hookUrl,
            secret: webhookSecret,
            events: [...new Set([...events, ...installationEvents])],
            active: manifest.isHookActive,
            settings: { contentType: 'json' },
          })
          await setWebhook(tx, id, hook.id)
        }
        const app = await findApp(tx, id)
        if (!app) throw problem('not_found')
        return { app, clientSecret, webhookSecret, privateKey }
      })
    },
  }
}

/** GitHub's limit. Each event of a repository is stored for all apps that are installed there. */
const maxAppsPerOwner = 100

async function refuseTooMany(tx: Transaction<Tables>, ownerId: number): Promise<void> {
  if ((await countAppsOf(tx, ownerId)) >= maxAppsPerOwner)
    throw unprocessable(`An account can have at most ${maxAppsPerOwner} GitHub Apps.`)
}

const nameTaken = () =>
  problem('validation_failed', {
    data: {
      errors: [
        { resource: 'Integration', field: 'name', code: 'already_exists', message: 'Name is already taken' },
      ],
    },
  })
