import { Type } from 'typebox'

export const config = Type.Object({
  maxPage: Type.Integer({
    default: 20,
    minimum: 1,
    maximum: 10_000,
    description: 'Maximum page size. Clients of Kitsu expect 20.',
  }),
  maxIncluded: Type.Integer({
    default: 10_000,
    minimum: 1,
    description: 'Maximum number of included resources per response.',
  }),
  maxIncludedMegabytes: Type.Integer({
    default: 8,
    minimum: 1,
    description: 'Maximum size of the included resources of a response, in MB.',
  }),
  minRatings: Type.Integer({
    default: 5,
    minimum: 1,
    maximum: 1_000_000,
    description: 'Minimum number of ratings for an average rating.',
  }),
  readOnly: Type.Boolean({ default: false, description: 'Reject all writes.' }),
  slugsAsIds: Type.Boolean({
    default: true,
    description: 'Accept slugs in paths: /anime/cowboy-bebop for /anime/1.',
  }),
  requestsPerMinute: Type.Integer({
    default: 60,
    minimum: 0,
    description: 'Requests per minute and address or user; 0 disables the limit.',
  }),
  fragmentMegabytes: Type.Integer({
    default: 64,
    minimum: 1,
    description: 'Memory for cached resource objects, in MB.',
  }),
  responseMegabytes: Type.Integer({
    default: 64,
    minimum: 1,
    description: 'Memory for cached responses, in MB.',
  }),
})
