import { type Static, Type } from 'typebox'

/** Settings of the service that concern images. */
export const imageSettings = {
  rendersPerMinute: Type.Integer({
    default: 300,
    minimum: 0,
    description:
      'Megapixels per minute that one address may have rendered, where each image counts as at least one; cached ones are free. 0 is unlimited.',
  }),
  imageMemoryMegabytes: Type.Integer({
    default: 64,
    minimum: 1,
    maximum: 128,
    description: 'Memory for rendered images, in MB.',
  }),
  imageDiskMegabytes: Type.Integer({
    default: 2048,
    minimum: 16,
    description: 'Disk space for rendered images, in MB.',
  }),
  renderTimeoutSeconds: Type.Integer({
    default: 20,
    minimum: 1,
    maximum: 600,
    description: 'Timeout for one step of rendering an image, in seconds.',
  }),
  signedUrls: Type.Enum(['off', 'strict'], {
    default: 'off',
    description: '`strict`: image URLs must be signed, as by imgix. Those in responses and on pages are.',
  }),
  signingToken: Type.Optional(
    Type.String({
      minLength: 8,
      description: 'The secret that signs image URLs if `signedUrls` is `strict`.',
    }),
  ),
}

const settings = Type.Object(imageSettings)
export type ImageSettings = Static<typeof settings>
