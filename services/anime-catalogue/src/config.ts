import { Type } from 'typebox'

export const config = Type.Object({
  maxPage: Type.Integer({
    default: 20,
    minimum: 1,
    maximum: 10_000,
    description: 'The largest page. Clients of the hosted service expect 20.',
  }),
  maxIncluded: Type.Integer({
    default: 10_000,
    minimum: 1,
    description: 'How many resources one answer may include.',
  }),
  minRatings: Type.Integer({
    default: 5,
    minimum: 1,
    maximum: 1_000_000,
    description: 'How many have to rate a work before it has an average.',
  }),
  readOnly: Type.Boolean({ default: false, description: 'Whether every write is refused.' }),
  slugsAsIds: Type.Boolean({
    default: true,
    description: 'Whether /anime/cowboy-bebop finds what /anime/1 does.',
  }),
  requestsPerMinute: Type.Integer({
    default: 60,
    minimum: 0,
    description: 'Requests a minute of one address or user; 0 is as many as they like.',
  }),
  fragmentMegabytes: Type.Integer({
    default: 64,
    minimum: 1,
    description: 'Memory for resources that have been put into words.',
  }),
  answerMegabytes: Type.Integer({
    default: 64,
    minimum: 1,
    description: 'Memory for whole answers, compressed ones among them.',
  }),
})
