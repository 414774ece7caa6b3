import { type Static, Type } from 'typebox'
import { Fields, SomeFields } from '../../../wire/bodies.ts'
import { Id, NullableId } from '../../../wire/ids.ts'
import { Nullable } from '../../../wire/nullable.ts'
import { maxHtmlLength } from '../../../wire/rich-text.ts'
import { MultipartText } from '../../../wire/texts.ts'

export const QuestionPath = Type.Object({ event_id: Type.String(), question_id: Type.String() })

const QuestionType = Type.Enum(['checkbox', 'dropdown', 'text', 'paragraph', 'radio', 'waiver'])
const Respondent = Type.Enum(['ticket_buyer', 'attendee'])

/** Derived fields are accepted and ignored, since clients send back what they received. */
const Line = Fields({
  html: Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' }),
  text: Type.Optional(Nullable(Type.String())),
})

const ChoiceFields = Fields({
  id: Type.Optional(Id),
  answer: Line,
  quantity_available: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100_000_000 }))),
  quantity_sold: Type.Optional(Type.Integer()),
  subquestion_ids: Type.Optional(Type.Array(Id)),
})

const inputs = {
  question: Line,
  required: Type.Boolean(),
  type: QuestionType,
  respondent: Respondent,
  waiver: Nullable(Type.String({ maxLength: maxHtmlLength })),
  choices: Type.Array(ChoiceFields, { maxItems: 200 }),
  ticket_classes: Type.Array(Fields({ id: Id, name: Type.Optional(Type.String()) }), { maxItems: 200 }),
  parent_id: NullableId,
  parent_choice_id: NullableId,
  display_answer_on_order: Type.Boolean(),
  sorting: Nullable(Type.Integer({ minimum: 0, maximum: 100_000 })),
}

export const QuestionFields = SomeFields(inputs)
export const NewQuestionFields = Fields({ ...QuestionFields.properties, question: Line, type: QuestionType })

export type QuestionInput = Static<typeof QuestionFields>

const { parent_id: _, display_answer_on_order: __, ...cannedInputs } = inputs

export const CannedQuestionFields = SomeFields({
  ...cannedInputs,
  canned_type: Type.String({ maxLength: 40 }),
  include: Type.Boolean(),
})

export const NewCannedQuestionFields = Fields({
  ...CannedQuestionFields.properties,
  canned_type: Type.String({ maxLength: 40 }),
})

export type CannedQuestionInput = Static<typeof CannedQuestionFields>

const Choice = Type.Object({
  id: Id,
  answer: MultipartText,
  quantity_available: Nullable(Type.Integer()),
  quantity_sold: Type.Integer(),
  subquestion_ids: Type.Array(Id),
})

const query = {
  resource_uri: Type.String(),
  question: MultipartText,
  type: QuestionType,
  required: Type.Boolean(),
  choices: Type.Array(Choice),
  ticket_classes: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  respondent: Respondent,
  waiver: Nullable(Type.String()),
  sorting: Nullable(Type.Integer()),
}

export const Question = Type.Object(
  {
    id: Id,
    ...query,
    parent_id: NullableId,
    parent_choice_id: NullableId,
    display_answer_on_order: Type.Boolean(),
  },
  { title: 'Question' },
)

export const CannedQuestion = Type.Object(
  {
    id: Type.String(),
    ...query,
    include: Type.Boolean(),
    editable: Type.Boolean(),
    group_id: Type.String(),
    group_display_header: Type.String(),
    default_value: Nullable(Type.String()),
  },
  { title: 'CannedQuestion' },
)
