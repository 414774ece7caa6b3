import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { argumentsError } from '../../errors.ts'
import { findEvent } from '../../events/store/events.ts'
import { defaultLocale, Locale } from '../../geography/locales.ts'
import { Fields } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { Id, readId } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { OrganizationPath } from '../../wire/path-ids.ts'
import { listTextOverrides, type TextOverrideRow, type TextScope } from '../store/text-overrides.ts'
import {
  defaultTexts,
  overrideTexts,
  refuseForeign,
  resolveText,
  type TextCode,
  textCodes,
  textScopeOf,
} from '../text-overrides.ts'

const tags = ['text overrides']
const Code = Type.Enum(textCodes)

const Text = Type.Object(
  {
    text_code: Code,
    message: Nullable(Type.String()),
    message_code: Nullable(Code),
    default_message: Type.String(),
    message_type: Type.Enum(['default', 'canonical', 'custom']),
  },
  { title: 'TextOverride' },
)

const Texts = Type.Object({ locale: Type.String(), strings: Type.Array(Text) })

export const textOverrideRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/organizations/:organization_id/text_overrides/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'text-overrides/list',
          summary: 'List text overrides',
          tags,
          params: OrganizationPath,
          querystring: Type.Object({
            locale: Type.Optional(Locale),
            venue_id: Type.Optional(Type.String()),
            event_id: Type.Optional(Type.String()),
            text_codes: Type.Optional(Type.String({ maxLength: 1_000 })),
          }),
          response: { 200: Texts, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(scope.db, scope.viewer, organizationId)
        const { locale, venue_id, event_id, text_codes } = request.query
        const codes = readCodes(text_codes)
        const textScope = textScopeOf(organizationId, readTarget({ venue_id, event_id }))
        await refuseForeign(scope.db, textScope)
        return presentTexts(scope, textScope, await readLocale(scope, locale, textScope), codes)
      },
    )

    app.post(
      '/organizations/:organization_id/text_overrides/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'text-overrides/create',
          summary: 'Create text overrides',
          tags,
          params: OrganizationPath,
          body: Fields({
            locale: Type.Optional(Locale),
            venue_id: Type.Optional(Nullable(Id)),
            event_id: Type.Optional(Nullable(Id)),
            strings: Type.Array(
              Fields({
                text_code: Code,
                message: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
                message_code: Type.Optional(Nullable(Code)),
              }),
              { minItems: 1, maxItems: 20 },
            ),
          }),
          response: { 200: Texts, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        const { locale, strings, ...target } = request.body
        const textScope = textScopeOf(organizationId, readTarget(target))
        const language = await readLocale(scope, locale, textScope)
        const texts = strings.map(({ text_code: code, message, message_code }) => ({
          code,
          message: message || null,
          messageCode: message ? null : (message_code ?? null),
        }))
        await overrideTexts(context, scope.viewer, textScope, language, texts)
        return presentTexts(
          scope,
          textScope,
          language,
          texts.map(({ code }) => code),
        )
      },
    )
  }

async function presentTexts(
  { db }: Scope,
  textScope: TextScope,
  locale: string,
  codes: readonly TextCode[],
): Promise<Static<typeof Texts>> {
  const rows = await listTextOverrides(db, textScope, locale)
  const strings = codes.map((code) =>
    presentText(
      code,
      rows.find(({ text_code }) => text_code === code),
    ),
  )
  return { locale, strings }
}

function presentText(code: TextCode, row: TextOverrideRow | undefined): Static<typeof Text> {
  const { message, messageCode, type } = resolveText(code, row)
  return {
    text_code: code,
    message,
    message_code: messageCode,
    default_message: defaultTexts[code],
    message_type: type,
  }
}

function readCodes(text: string | undefined): TextCode[] {
  if (!text) throw argumentsError({ text_codes: ['MISSING'] })
  return text.split(',').map((input) => {
    const code = textCodes.find((each) => each === input.trim())
    if (!code) throw argumentsError({ text_codes: [`"${input.trim()}" is not a valid choice.`] })
    return code
  })
}

interface TargetInput {
  event_id?: string | null | undefined
  venue_id?: string | null | undefined
}

function readTarget({ event_id, venue_id }: TargetInput) {
  if (event_id && venue_id) throw argumentsError({ venue_id: ['INVALID'] })
  return { eventId: readNumber('event_id', event_id), venueId: readNumber('venue_id', venue_id) }
}

function readNumber(field: string, text: string | null | undefined): number | undefined {
  if (!text) return undefined
  if (!/^\d{1,15}$/.test(text)) throw argumentsError({ [field]: ['INVALID'] })
  return Number(text)
}

/** Defaults to the locale of the event. */
async function readLocale({ db }: Scope, input: string | undefined, textScope: TextScope): Promise<string> {
  if (input !== undefined) return input
  const event = textScope.scope === 'event' ? await findEvent(db, textScope.subjectId) : undefined
  return event?.locale ?? defaultLocale
}
