import type { Fields, FormPart } from './field'

/** A form whose fields are all in its table. */
export type TableForm = {
  formId: string
  /** The name under which a script keeps the draft. */
  draft: string
  /** The endpoint. */
  action: string
  submitLabel: string
  fields: Fields
  /** Without them, the fields follow each other in the order of the table. */
  parts?: readonly FormPart[]
  /** Whether it offers to send the home that was told to a calculator. */
  offersHome?: boolean
  /** What visitors are told by a form that does nothing else once it is sent. */
  told?: { unsent: string; sent: string; failed: string }
}

/** A form that needs no script of its own. */
export type ToldForm = TableForm & Required<Pick<TableForm, 'told'>>
