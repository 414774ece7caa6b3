import { Type } from 'typebox'
import { imageSettings } from './images/settings.ts'

export const config = Type.Object({
  // Rate limits
  demoRequestsPerHour: Type.Integer({
    default: 50,
    minimum: 0,
    description: 'Requests per hour and app on the plan "demo"; 0 disables the limit.',
  }),
  productionRequestsPerHour: Type.Integer({
    default: 5_000,
    minimum: 0,
    description: 'Requests per hour and app on the plan "production"; 0 disables the limit.',
  }),

  // Authentication
  requireKey: Type.Boolean({
    default: false,
    description: 'Require the access key of the app in addition to a user token.',
  }),
  anonymousApp: Type.Boolean({
    default: false,
    description:
      'Serve requests without credentials on the plan "demo", limited per network address. Browser clients of the SDK then need no proxy.',
  }),
  tokenHours: Type.Integer({
    default: 0,
    minimum: 0,
    description: 'Hours until access tokens expire, with refresh tokens; 0: they never expire.',
  }),

  maxAppsPerUser: Type.Integer({
    default: 20,
    minimum: 0,
    description: 'Applications that one user can register.',
  }),
  maxChildApps: Type.Integer({
    default: 1_000,
    minimum: 0,
    description:
      'Applications that can be registered through one parent application with POST /clients; 0 disables it.',
  }),

  // Uploads
  uploadMegabytes: Type.Integer({
    default: 64,
    minimum: 1,
    maximum: 1_024,
    description: 'Maximum size of an uploaded file, in MB.',
  }),
  maxPhotosPerUser: Type.Integer({
    default: 0,
    minimum: 0,
    description: 'Photos that one user can publish; 0: unlimited.',
  }),

  // Collections
  maxCollectionsPerUser: Type.Integer({
    default: 1_000,
    minimum: 0,
    description: 'Collections that one user can have.',
  }),
  maxPhotosPerCollection: Type.Integer({
    default: 10_000,
    minimum: 0,
    description: 'Photos that one collection can have.',
  }),

  // Responses
  singleRandom: Type.Union([Type.Literal('auto'), Type.Literal('object'), Type.Literal('array')], {
    default: 'auto',
    description:
      'The body of /photos/random?count=1. "auto": an array for SDKs of this ecosystem, which crash on an object, and an object for all others.',
  }),

  // Images
  ...imageSettings,
})
