import type { Ids } from '../../ids.ts'
import type { Site } from '../../pages/document.ts'
import type { User } from '../auth.ts'
import type { OAuthApp } from './apps.ts'
import type { Parameters } from './parameters.ts'
import type { OAuthRefusal } from './problems.ts'
import { isSameRedirect } from './redirects.ts'

export type GrantType =
  | 'authorization_code'
  | 'refresh_token'
  | 'client_credentials'
  | 'password'
  | 'urn:ietf:params:oauth:grant-type:device_code'

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

/** How an ecosystem speaks OAuth: data and a few small functions. Strict where it does not say otherwise. */
export interface OAuthDialect {
  /** Where things stand; what has no path is not there. Routes are written once for all paths of an endpoint. */
  paths: {
    authorize?: string
    token: readonly string[]
    deviceAuthorization?: string
    /** The page where people enter the code that a device shows them. */
    devicePage?: string
    revocation?: string
    introspection?: string
    metadata: readonly string[]
  }
  /** What stands behind the service's address in the name of the server: RFC 8414 and RFC 9207. */
  issuerPath: string
  grants: readonly GrantType[]
  /** `response_type=token`, for those apps that were registered for it. */
  allowsImplicit: boolean
  /** Puts what a client sent into the standard's words, and adds what clients leave out. */
  readParameters(given: Parameters, endpoint: 'authorize' | 'token' | 'device'): Parameters
  /** Whether parameters of a token request may stand in its address. */
  acceptsQuery: boolean
  /** Whether people may sign in from programs that nobody registered. */
  allowsUnknownClients: boolean
  /** Whether a device with a secret need not send it. */
  allowsDevicesWithoutSecret: boolean
  /** Whether a token request need not repeat the redirect_uri. */
  allowsMissingRedirectUri: boolean
  /** Whether the code may be shown to the person, who carries it over. */
  allowsOutOfBand: boolean
  isSameRedirect(registered: string, asked: string): boolean
  /** Without it there are no scopes at all. */
  scopes?: ScopeGrammar
  lifetimes: {
    codeMs: number
    /** Without it tokens never expire. */
    accessMs?: number
    /** Without it there are no refresh tokens; they last for ever with `Infinity`. */
    refreshMs?: number
    /** How long a refresh token may be used once more. */
    refreshGraceMs: number
    deviceMs: number
    devicePollMs: number
  }
  /** The kind of the tokens, as callers have it, and their shape. */
  token: { kind: string; secret?(ids: Ids): string; refreshSecret?(ids: Ids): string }
  /** The shapes of what an app gets when it is registered. */
  app: { clientId?(ids: Ids): string; clientSecret?(ids: Ids): string; plan?: string }
  /** What a token counts against. */
  planOf(app: OAuthApp | undefined, user: User | undefined): string
  /** Sign-ins with a password at the token endpoint, by address; by default only failed ones are slowed down. */
  signInsPerMinute?: number
  renderToken(token: GrantedToken): Record<string, unknown>
  renderRefusal(refusal: OAuthRefusal): { status: number; body: Record<string, unknown> }
  /** How an answer is written down; JSON by default. */
  encode?(body: Record<string, unknown>, accept: string): { type: string; text: string }
  /** How the pages look. */
  site: Site
}

export interface ScopeGrammar {
  /** Every scope, and what it allows, as people read it when they are asked. */
  known: Readonly<Record<string, string>>
  /** What is asked for when nothing is. */
  defaultScopes: readonly string[]
  separator: RegExp
  joint: string
  /** Whether what is unknown is left out instead of refused. */
  dropsUnknown?: boolean
  /** Leaves out what others of them include. */
  condense?(scopes: readonly string[]): readonly string[]
}

/** What a client is given, before it is put into words. */
export interface GrantedToken {
  accessToken: string
  refreshToken: string | undefined
  scope: string | undefined
  createdAtS: number
  expiresInS: number | undefined
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs

/** As the standards have it: what other dialects begin with. */
export const standardDialect: OAuthDialect = {
  paths: {
    authorize: '/oauth/authorize',
    token: ['/oauth/token'],
    deviceAuthorization: '/oauth/device_authorization',
    devicePage: '/oauth/device',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
    metadata: ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'],
  },
  issuerPath: '',
  grants: ['authorization_code', 'refresh_token', 'client_credentials', deviceGrant],
  allowsImplicit: false,
  readParameters: (given) => given,
  acceptsQuery: false,
  allowsUnknownClients: false,
  allowsDevicesWithoutSecret: false,
  allowsMissingRedirectUri: false,
  allowsOutOfBand: false,
  isSameRedirect,
  lifetimes: {
    codeMs: minuteMs,
    accessMs: 60 * minuteMs,
    refreshMs: 90 * dayMs,
    refreshGraceMs: 10 * secondMs,
    deviceMs: 15 * minuteMs,
    devicePollMs: 5 * secondMs,
  },
  token: { kind: 'oauth' },
  app: {},
  planOf: (app, user) => user?.plan ?? app?.plan ?? 'free',
  renderToken: ({ accessToken, refreshToken, scope, expiresInS }) => ({
    access_token: accessToken,
    token_type: 'Bearer',
    ...(expiresInS !== undefined && { expires_in: expiresInS }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(scope !== undefined && { scope }),
  }),
  renderRefusal: ({ status, error, description, intervalS }) => ({
    status,
    body: {
      error,
      error_description: description,
      ...(intervalS !== undefined && { interval: intervalS }),
    },
  }),
  site: { title: 'Sign in', home: '/', hue: 75 },
}
