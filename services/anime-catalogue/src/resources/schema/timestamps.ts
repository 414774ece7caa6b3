import { readOnly, time } from '../../json-api/attributes.ts'

export const dated = {
  createdAt: readOnly(time('created_at_ms')),
  updatedAt: readOnly(time('updated_at_ms')),
}
