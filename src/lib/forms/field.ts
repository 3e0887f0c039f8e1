import type { Option } from '@/lib/domain/leads/quote-options'

import type { MESSAGES } from './messages'

type Basics = {
  /** The question, as visitors see it. */
  label: string
  hint?: string
  required?: true
  /** Shown when the answer is missing or invalid; by default that of its type. */
  message?: keyof typeof MESSAGES
  /** What staff, emails and the CRM call the answer, if not the label. Answers of the same name are joined. Null if they need none. */
  answer?: string | null
  /** What the privacy policy calls it, within a sentence. */
  policy: string
  /** Its share of a row: half of it, half of one whose fields line up below their hints, or all of it. */
  width?: 'half' | 'aligned' | 'full'
  /** The value of the attribute `autocomplete`. */
  autoComplete?: string
}

/**
 * One question of a form. From it follow its markup with and without a script, its validation in the browser and on the
 * server, and how the answer reads for staff.
 */
export type Field = Basics &
  (
    | { type: 'name' | 'line' | 'email' | 'phone' | 'postcode' | 'paragraphs'; lengthMin?: number; lengthMax?: number }
    /** `isOpen`: other values are accepted too, such as those of an earlier release. */
    | { type: 'select' | 'tiles'; options: readonly Option[]; isOpen?: true }
    | { type: 'checkboxes'; options: readonly Option[] }
    | { type: 'number'; min: number; max: number; unit: string }
    | { type: 'marketing-consent' | 'terms' }
  )

/** The fields of a form by name, in the order in which faults are reported and staff read the answers. */
export type Fields = Readonly<Record<string, Field>>

type ValueOf<F extends Field> = F extends { isOpen: true }
  ? string
  : F extends { options: readonly Option<infer Value>[] }
    ? Value
    : F extends { type: 'number' }
      ? number
      : string

/** The valid answer to a field; undefined if it may be left blank. */
export type AnswerOf<F extends Field> = F extends { type: 'marketing-consent' }
  ? boolean
  : F extends { type: 'terms' }
    ? true
    : F extends { type: 'paragraphs' }
      ? string
      : F extends { type: 'checkboxes' }
        ? ValueOf<F>[]
        : F extends { required: true }
          ? ValueOf<F>
          : ValueOf<F> | undefined

type Optional<All extends Fields> = {
  [Name in keyof All]: undefined extends AnswerOf<All[Name]> ? Name : never
}[keyof All]

/** The valid answers to the fields of a form; '' for paragraphs that were left blank. */
export type AnswersOf<All extends Fields> = {
  [Name in Exclude<keyof All, Optional<All>>]: AnswerOf<All[Name]>
} & { [Name in Optional<All>]?: AnswerOf<All[Name]> }

/** A part of a form under its heading, with its fields in the order in which they are asked for. */
export type FormPart<Name extends string = string> = { heading: string | null; names: readonly Name[] }

type Missing<All extends Fields, Parts extends readonly FormPart[]> = Exclude<keyof All, Parts[number]['names'][number]>

/** The parts that together show all fields of a form: with one that is in none of them, this does not compile. */
export const partsOf =
  <All extends Fields>(_fields: All) =>
  <const Parts extends readonly FormPart<keyof All & string>[]>(
    parts: Missing<All, Parts> extends never ? Parts : { isInNoPart: Missing<All, Parts> },
  ): readonly FormPart<keyof All & string>[] =>
    parts as Parts
