import { Type } from 'typebox'

export const config = Type.Object({
  gitBinary: Type.String({ default: 'git', description: 'The git program, 2.38 or newer.' }),
  enterpriseVersion: Type.String({
    default: '3.19.0',
    description: 'The server edition whose behaviour clients may expect.',
  }),
  anonymousPerHour: Type.Integer({
    default: 60,
    minimum: 1,
    description: 'Requests an hour of callers without a token, by address.',
  }),
  secondaryLimits: Type.Boolean({
    default: false,
    description: 'Also limit requests at once and points a minute.',
  }),
  webhookSecrets: Type.Union([Type.Literal('optional'), Type.Literal('required')], {
    default: 'optional',
    description: 'Whether a webhook may be made without a secret, and so send unsigned deliveries.',
  }),
  webhookRetries: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 10,
    description: 'How often a failed delivery is tried again by itself.',
  }),
  maxPushMegabytes: Type.Integer({ default: 2048, minimum: 1, description: 'The largest push.' }),
  maxFileMegabytes: Type.Integer({ default: 100, minimum: 1, description: 'The largest file in a push.' }),
  repositoryQuotaMegabytes: Type.Integer({
    default: 10240,
    minimum: 1,
    description: 'How large a repository may become.',
  }),
})
