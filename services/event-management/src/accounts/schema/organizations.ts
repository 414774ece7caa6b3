import { type Static, Type } from 'typebox'
import { Locale } from '../../geography/locales.ts'
import { Fields, SomeFields } from '../../wire/bodies.ts'
import { Id, NullableId } from '../../wire/ids.ts'

export const Organization = Type.Object(
  {
    _type: Type.Literal('organization'),
    id: Id,
    name: Type.String(),
    vertical: Type.String(),
    image_id: NullableId,
    locale: Type.String(),
    created: Type.String({ description: 'In UTC, without a timezone suffix: `2026-12-01T18:00:00`.' }),
  },
  { title: 'Organization' },
)

const fields = {
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  vertical: Type.Optional(Type.Enum(['default', 'music'])),
  image_id: Type.Optional(NullableId),
  locale: Type.Optional(Locale),
}

export const OrganizationInput = Fields(fields)
export const OrganizationChange = SomeFields(fields)

export const Member = Type.Object(
  {
    _type: Type.Literal('member'),
    user_id: Id,
    name: Type.String({ description: 'Empty for pending members without a public profile.' }),
    role_id: Id,
    role_summary: Type.String(),
    immutable: Type.Boolean(),
    pending: Type.Boolean({ description: 'Whether the user has not accepted the invitation yet.' }),
    created: Type.String({ format: 'date-time' }),
  },
  { title: 'Member' },
)

export const OrganizationInvitation = Type.Object(
  {
    _type: Type.Literal('organization_invitation'),
    organization: Organization,
    role_id: Id,
    role_summary: Type.String(),
    created: Type.String({ format: 'date-time' }),
  },
  { title: 'OrganizationInvitation' },
)

export const MemberInput = Fields({
  user_id: Type.Optional(Id),
  login: Type.Optional(Type.String({ maxLength: 255 })),
  role: Type.Enum(['admin', 'manager', 'finance', 'door']),
})

export const Role = Type.Object(
  {
    _type: Type.Literal('role'),
    id: Id,
    name: Type.String(),
    description: Type.String(),
    organization_id: Id,
    permissions: Type.Array(Type.String()),
    immutable: Type.Boolean(),
    grantable: Type.Boolean(),
    deletable: Type.Boolean(),
    permission_type: Type.Enum(['event', 'user']),
  },
  { title: 'Role' },
)

export type Organization = Static<typeof Organization>
export type Member = Static<typeof Member>
export type OrganizationInvitation = Static<typeof OrganizationInvitation>
export type Role = Static<typeof Role>
