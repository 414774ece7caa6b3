import type { Ids } from '../../ids.ts'
import type { Site } from '../../pages/document.ts'
import type { User } from '../auth.ts'
import type { OAuthApp } from './apps.ts'
import type { Parameters } from './parameters.ts'
import type { OAuthError } from './problems.ts'
import { isSameRedirect } from './redirects.ts'

export type GrantType =
  | 'authorization_code'
  | 'refresh_token'
  | 'client_credentials'
  | 'password'
  | 'urn:ietf:params:oauth:grant-type:device_code'

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

/** The OAuth behavior of an ecosystem. */
export interface OAuthDialect {
  /** URL paths of the endpoints. An endpoint without a path is disabled. */
  paths: {
    authorize?: string
    token: readonly string[]
    deviceAuthorization?: string
    /** The page where users enter the `user_code` (RFC 8628 §3.3). */
    devicePage?: string
    revocation?: string
    introspection?: string
    metadata: readonly string[]
  }
  /** The path of the issuer identifier after the service's base URL (RFC 8414 §2, RFC 9207 §2). */
  issuerPath: string
  /** Authorization responses contain `iss` (RFC 9207). Clients that have no issuer for the ecosystem refuse it. */
  sendsIssuer: boolean
  grants: readonly GrantType[]
  /** Supports `response_type=token` for apps with `allowsImplicit`. */
  allowsImplicit: boolean
  /** Maps the ecosystem's parameters to the standard names and adds missing ones. */
  readParameters(parameters: Parameters, endpoint: 'authorize' | 'token' | 'device'): Parameters
  /** Accepts token request parameters in the query string. */
  acceptsQuery: boolean
  /** Accepts password and refresh grants from unregistered clients. */
  allowsUnknownClients: boolean
  /** Accepts device flow requests of confidential clients without the client secret. */
  allowsDevicesWithoutSecret: boolean
  /** Accepts token requests without the `redirect_uri` of the authorization request. */
  allowsMissingRedirectUri: boolean
  /** Supports the out-of-band redirect URI: a page shows the code, and the user copies it into the app. */
  allowsOutOfBand: boolean
  isSameRedirect(registered: string, requested: string): boolean
  /** Without a grammar the ecosystem has no scopes. */
  scopes?: ScopeGrammar
  /** The consent page shows this text instead of scopes. */
  consent?: string
  lifetimes: {
    codeMs: number
    /** If undefined, access tokens never expire. */
    accessMs?: number
    /** If undefined, there are no refresh tokens. With `Infinity` they never expire. */
    refreshMs?: number
    /** How long a used refresh token still works. */
    refreshGraceMs: number
    /** The first use of a refresh token also revokes the access tokens before it. */
    refreshReplaces?: boolean
    deviceMs: number
    devicePollMs: number
  }
  /** Maximum authorizations with tokens per user, app and set of scopes. A new one revokes the oldest. Default: unlimited. */
  maxGrantsPerScopes?: number
  /** The `kind` of the tokens and the generators of their secrets. */
  token: { kind: string; secret?(ids: Ids): string; refreshSecret?(ids: Ids): string }
  /** The scopes, lifetimes and tokens of an app, for ecosystems with several kinds of apps. */
  forApp?(app: OAuthApp): Pick<OAuthDialect, 'scopes' | 'consent' | 'lifetimes' | 'token'>
  /** Generators of client ids and secrets, and the plan of new apps. */
  app: { clientId?(ids: Ids): string; clientSecret?(ids: Ids): string; plan?: string }
  /** Returns the rate limit plan of a token. */
  planOf(app: OAuthApp | undefined, user: User | undefined): string
  /** Maximum password grants per minute and address. By default only failed ones are throttled. */
  signInsPerMinute?: number
  renderToken(token: GrantedToken): Record<string, unknown>
  renderError(error: OAuthError): { status: number; body: Record<string, unknown> }
  /** Serializes a response body. Defaults to JSON. */
  encode?(body: Record<string, unknown>, accept: string): { type: string; text: string }
  /** The appearance of the sign-in and consent pages. */
  site: Site
}

export interface ScopeGrammar {
  /** All scopes, as the consent page describes them. */
  descriptions: Readonly<Record<string, string>>
  /** The scopes of a request without a `scope` parameter. */
  defaultScopes: readonly string[]
  separator: RegExp
  joint: string
  /** Ignores unknown scopes instead of rejecting the request. */
  dropsUnknown?: boolean
  /** Removes scopes that other scopes include. */
  condense?(scopes: readonly string[]): readonly string[]
}

/** The data of a token response, before `renderToken`. */
export interface GrantedToken {
  accessToken: string
  refreshToken: string | undefined
  scope: string | undefined
  createdAtS: number
  expiresInS: number | undefined
  refreshExpiresInS: number | undefined
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs

/** Follows the RFCs. Other dialects extend it. */
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
  sendsIssuer: true,
  grants: ['authorization_code', 'refresh_token', 'client_credentials', deviceGrant],
  allowsImplicit: false,
  readParameters: (parameters) => parameters,
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
  renderError: ({ status, error, description, intervalS }) => ({
    status,
    body: {
      error,
      error_description: description,
      ...(intervalS !== undefined && { interval: intervalS }),
    },
  }),
  site: { title: 'Sign in', home: '/', hue: 75 },
}
