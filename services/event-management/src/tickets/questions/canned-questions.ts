import type { QuestionType } from '../../database/ticket-tables.ts'

/** A standard question, by the name that clients know. */
export interface CannedQuestion {
  id: string
  label: string
  type: QuestionType
  group: keyof typeof groupHeaders
  choices: readonly string[]
  /** Required for every ticket. */
  isFixed: boolean
}

export const groupHeaders = {
  contact_information: 'Contact Information',
  address: 'Address',
  work_information: 'Work Information',
  about_you: 'About You',
} as const

const fixed: ReadonlySet<string> = new Set(['first_name', 'last_name', 'email'])

const labels: Readonly<Record<keyof typeof groupHeaders, Readonly<Record<string, string>>>> = {
  contact_information: {
    prefix: 'Prefix',
    first_name: 'First Name',
    last_name: 'Last Name',
    suffix: 'Suffix',
    email: 'Email Address',
    home_phone: 'Home Phone',
    cell_phone: 'Cell Phone',
  },
  address: {
    bill: 'Billing Address',
    home: 'Home Address',
    ship: 'Shipping Address',
    cc: 'Card Info',
    tax_info: 'Tax & Business Info',
  },
  work_information: {
    job_title: 'Job Title',
    company: 'Company / Organization',
    work: 'Work Address',
    work_phone: 'Work Phone',
    website: 'Website',
    blog: 'Blog',
  },
  about_you: { sex: 'Gender', birth_date: 'Birth Date', age: 'Age' },
}

const choicesOf = new Map<string, readonly string[]>(
  Object.entries({
    sex: ['Female', 'Male', 'Another', 'Prefer not to say'],
  }),
)

export const cannedQuestions: readonly CannedQuestion[] = Object.entries(labels).flatMap(([group, ofGroup]) =>
  Object.entries(ofGroup).map(([id, label]) => ({
    id,
    label,
    type: choicesOf.get(id) ? 'dropdown' : 'text',
    // The keys of a literal.
    group: group as keyof typeof groupHeaders,
    choices: choicesOf.get(id) ?? [],
    isFixed: fixed.has(id),
  })),
)

export function findCannedQuestion(id: string): CannedQuestion | undefined {
  return cannedQuestions.find((each) => each.id === id)
}
