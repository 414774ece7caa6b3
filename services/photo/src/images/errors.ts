import { defineProblems } from '@octavo/platform/errors.ts'

export const imageProblem = defineProblems({
  url_expired: { status: 404, message: 'This URL has expired.' },
  signature_invalid: { status: 403, message: 'The signature `s` of this URL is missing or invalid.' },
  range_unsatisfiable: { status: 416, message: 'The range is beyond the end of the image.' },
  image_damaged: { status: 422, message: 'The image cannot be decoded.' },
})
