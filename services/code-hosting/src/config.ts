import { Type } from 'typebox'

export const config = Type.Object({
  gitBinary: Type.String({ default: 'git', description: 'Path of the git binary, version 2.38 or newer.' }),
  enterpriseVersion: Type.String({
    default: '3.19.0',
    description: 'The GitHub Enterprise Server version reported to clients.',
  }),
  anonymousPerHour: Type.Integer({
    default: 60,
    minimum: 1,
    description: 'Requests per hour from one address without a token.',
  }),
  secondaryLimits: Type.Boolean({
    default: false,
    description: 'Enable secondary rate limits: concurrent requests, and points per minute.',
  }),
  webhookSecrets: Type.Union([Type.Literal('optional'), Type.Literal('required')], {
    default: 'optional',
    description: 'Whether webhooks may be created without a secret. Their deliveries are not signed.',
  }),
  webhookRetries: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 10,
    description: 'Number of automatic retries of a failed delivery.',
  }),
  maxPushMegabytes: Type.Integer({ default: 2048, minimum: 1, description: 'Maximum size of a push.' }),
  maxFileMegabytes: Type.Integer({
    default: 100,
    minimum: 1,
    description: 'Maximum size of a file in a push.',
  }),
  maxAssetMegabytes: Type.Integer({
    default: 2048,
    minimum: 1,
    description: 'Maximum size of a file attached to a release.',
  }),
  maxLfsMegabytes: Type.Integer({
    default: 2048,
    minimum: 1,
    description: 'Maximum size of an object of Git LFS.',
  }),
  lfsQuotaMegabytes: Type.Integer({
    default: 10240,
    minimum: 1,
    description: 'Maximum size of all objects of Git LFS in a repository.',
  }),
  repositoryQuotaMegabytes: Type.Integer({
    default: 10240,
    minimum: 1,
    description: 'Maximum size of a repository.',
  }),
})
