import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { validationFailed } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { getAccount, getUser } from '../accounts.ts'
import { deleteSocialAccounts, insertSocialAccounts, listSocialAccounts } from '../store/social-accounts.ts'
import { accountOf } from '../viewer-account.ts'

const Text = Type.String()
const SocialAccounts = Type.Array(Type.Object({ provider: Text, url: Text }, { title: 'social-account' }))
const AccountsBody = Type.Object({ account_urls: Type.Array(Text, { minItems: 1, maxItems: 20 }) })
const Hovercard = Type.Object(
  { contexts: Type.Array(Type.Object({ message: Text, octicon: Text })) },
  { title: 'hovercard' },
)
const UserPath = Type.Object({ username: Text })
const tags = ['users']
const maxAccounts = 20

const providers = new Map(
  Object.entries({
    'facebook.com': 'facebook',
    'hometown.social': 'hometown',
    'instagram.com': 'instagram',
    'linkedin.com': 'linkedin',
    'mastodon.social': 'mastodon',
    'npmjs.com': 'npm',
    'reddit.com': 'reddit',
    'twitch.tv': 'twitch',
    'twitter.com': 'twitter',
    'x.com': 'twitter',
    'youtube.com': 'youtube',
    'bsky.app': 'bluesky',
  }),
)

export const socialAccountRoutes =
  ({ db }: Pick<Context, 'db'>): Routes =>
  (app) => {
    const reading = { config: { needs: { user: true, permission: 'profile' } } }
    const writing = {
      config: { needs: { user: true, permission: 'profile', level: 'write' as const, scopes: ['user'] } },
    }

    app.get(
      '/user/social_accounts',
      {
        ...reading,
        schema: {
          operationId: 'users/list-social-accounts-for-authenticated-user',
          summary: 'List social accounts for the authenticated user',
          tags,
          response: { 200: SocialAccounts, ...errorResponses },
        },
      },
      async ({ viewer }) => (await listSocialAccounts(db.read, accountOf(viewer).id)).map(present),
    )

    app.get(
      '/users/:username/social_accounts',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'users/list-social-accounts-for-user',
          summary: 'List social accounts for a user',
          tags,
          params: UserPath,
          response: { 200: SocialAccounts, ...errorResponses },
        },
      },
      async ({ params }) => {
        const { id } = await getAccount(db.read, params.username)
        return (await listSocialAccounts(db.read, id)).map(present)
      },
    )

    app.post(
      '/user/social_accounts',
      {
        ...writing,
        schema: {
          operationId: 'users/add-social-account-for-authenticated-user',
          summary: 'Add social accounts for the authenticated user',
          tags,
          body: AccountsBody,
          response: { 201: SocialAccounts, ...errorResponses },
        },
      },
      async ({ viewer, body }, reply) => {
        const { id } = accountOf(viewer)
        const refuse = (message: string) =>
          validationFailed({ resource: 'SocialAccount', field: 'account_urls', code: 'custom', message })
        const wrong = body.account_urls.find(
          (url) => !/^https?:\/\/[^\s]{1,500}$/.test(url) || !URL.canParse(url),
        )
        if (wrong !== undefined) throw refuse('Social accounts must be http or https URLs.')
        const urls = await db.write(async (tx) => {
          await insertSocialAccounts(tx, id, [...new Set(body.account_urls)])
          const all = await listSocialAccounts(tx, id)
          if (all.length > maxAccounts) throw refuse(`A user can have ${maxAccounts} social accounts.`)
          return all
        })
        reply.code(201)
        return urls.map(present)
      },
    )

    app.delete(
      '/user/social_accounts',
      {
        ...writing,
        schema: {
          operationId: 'users/delete-social-account-for-authenticated-user',
          summary: 'Delete social accounts for the authenticated user',
          tags,
          body: AccountsBody,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, body }, reply) => {
        await db.write((tx) => deleteSocialAccounts(tx, accountOf(viewer).id, body.account_urls))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/users/:username/hovercard',
      {
        config: { needs: { user: true } },
        schema: {
          operationId: 'users/get-context-for-user',
          summary: 'Get contextual information for a user',
          tags,
          params: UserPath,
          response: { 200: Hovercard, ...errorResponses },
        },
      },
      async ({ params }) => {
        const { role } = await getUser(db.read, params.username)
        return {
          contexts: role === 'site_admin' ? [{ message: 'Site administrator', octicon: 'shield' }] : [],
        }
      },
    )
  }

function present(url: string) {
  const { hostname } = new URL(url)
  return { provider: providers.get(hostname.replace(/^www\./, '')) ?? 'generic', url }
}
