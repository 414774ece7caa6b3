import { pascalCase, singularize } from '../names.ts'
import type { Field, FieldType, Model } from './model.ts'

/** Reads fields from a sentence: `a User model with name, email (optional) and age: integer`. */
export function readFieldList(prompt: string, name: string): Model[] | undefined {
  const described = prompt.replace(/,?\s*(?:and|with|plus|including)\s+(?:unit |some )?tests?\b/gi, '')
  if (!modelNoun.test(described)) return undefined
  const match =
    /\b(?:with|having|has|fields?|properties|columns|attributes)\b(?:\s+(?:the\s+)?(?:fields?|properties|columns|attributes))?\s*:?\s+([\s\S]+)$/i.exec(
      described,
    )
  if (!match) return undefined
  const [list = ''] = (match[1] ?? '').split(/[.;\n]|\b(?:in|using|for|as)\s+(?=[A-Za-z#+]+\s*$)/)
  const items = list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((item) => item.trim().replace(/^(?:an?|the)\s+/i, ''))
  const fields = items.map(readField)
  const validFields = fields.filter((field) => field !== undefined)
  return validFields.length > 0 && validFields.length === fields.length
    ? [{ name: pascalCase(name), fields: validFields }]
    : undefined
}

const modelNoun =
  /\b(?:models?|types?|interfaces?|structs?|records?|data ?class|class|tables?|schemas?|entity|entities|dto|validator|crud|endpoints?|resource|rest|zod|pydantic|typebox)\b/i

/** `a REST API with Express` lists no fields. */
const libraryNames =
  /^(?:express|fastify|hono|zod|pydantic|typebox|serde|typescript|node|sqlite|postgres|postgresql|mysql)$/i

function readField(item: string): Field | undefined {
  const match =
    /^(optional\s+)?([A-Za-z_]\w*)(\?)?(?:\s*(?::|\(|\s(?=(?:string|text|int|integer|number|float|boolean|bool|date|datetime|uuid|email|url)\b))\s*([^)]*)\)?)?$/i.exec(
      item,
    )
  if (!match) return undefined
  const [, before, name = '', mark, description = ''] = match
  if (libraryNames.test(name)) return undefined
  const isOptional = Boolean(before || mark) || /\boptional\b/i.test(description)
  const isNullable = /\bnullable\b|\bor null\b/i.test(description)
  const typeName = description.replace(/\b(?:optional|required|nullable|or null)\b,?/gi, '').trim()
  return { name, type: typeName ? namedType(typeName) : guessType(name), isOptional, isNullable }
}

function namedType(text: string): FieldType {
  const list = /^(?:(?:list|array) of (\w+)|(\w+)\[\])$/i.exec(text)
  if (list) return { kind: 'array', items: namedType(singularize(list[1] ?? list[2] ?? '')) }
  const values = text.split(/\s*\|\s*|\s*\/\s*/).map((value) => value.replace(/^['"]|['"]$/g, ''))
  if (values.length > 1) return { kind: 'enum', values }
  const name = text.toLowerCase()
  if (/^(?:int|integer|long|bigint|serial)$/.test(name)) return { kind: 'integer' }
  if (/^(?:number|float|double|decimal|numeric|real|money)$/.test(name)) return { kind: 'number' }
  if (/^bool/.test(name)) return { kind: 'boolean' }
  if (/^(?:datetime|timestamp|date-time|instant)$/.test(name)) return { kind: 'string', format: 'date-time' }
  if (name === 'date' || name === 'uuid' || name === 'email') return { kind: 'string', format: name }
  if (/^ur[il]$/.test(name)) return { kind: 'string', format: 'uri' }
  return name === 'any' || name === 'json' ? { kind: 'any' } : { kind: 'string' }
}

/** The usual types of fields by their names. */
function guessType(name: string): FieldType {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
  if (/^(?:is|has|can)_|^(?:active|enabled|done|completed|published|verified|archived|deleted)$/.test(words))
    return { kind: 'boolean' }
  if (
    /(?:^|_)(?:id|age|year|count|quantity|qty|stock|position|rank|size|pages|duration|version)$/.test(words)
  )
    return { kind: 'integer' }
  if (
    /(?:^|_)(?:price|amount|total|cost|rate|rating|score|weight|height|width|latitude|longitude|lat|lng|balance|salary|percent)$/.test(
      words,
    )
  )
    return { kind: 'number' }
  if (/_at$|(?:^|_)(?:timestamp|created|updated|modified|datetime)$/.test(words))
    return { kind: 'string', format: 'date-time' }
  if (/_on$|(?:^|_)(?:date|birthday|birthdate|dob)$/.test(words)) return { kind: 'string', format: 'date' }
  if (/(?:^|_)email$/.test(words)) return { kind: 'string', format: 'email' }
  if (/(?:^|_)(?:url|uri|website|link|homepage|avatar)$/.test(words)) return { kind: 'string', format: 'uri' }
  if (/(?:^|_)uuid$/.test(words)) return { kind: 'string', format: 'uuid' }
  return /(?:^|_)(?:tags|labels|roles|keywords|categories)$/.test(words)
    ? { kind: 'array', items: { kind: 'string' } }
    : { kind: 'string' }
}
