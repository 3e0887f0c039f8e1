import { bareClaim } from '../claims/bare-claim'

/** What an email from a template can name, with what staff are told if a lead does not have it. */
export const EMAIL_VARIABLES = [
  { name: 'firstName', means: 'the first name of the customer' },
  { name: 'reference', means: 'the reference of the enquiry' },
  { name: 'quote', means: 'the reference of the quote that is open' },
  { name: 'myName', means: 'your name' },
  { name: 'ourPhone', means: 'our telephone number' },
] as const

export type EmailVariable = (typeof EMAIL_VARIABLES)[number]['name']

export type EmailValues = Readonly<Record<EmailVariable, string | null>>

const VARIABLE = /\{(\w{1,30})\}/g

const isVariable = (name: string): name is EmailVariable => EMAIL_VARIABLES.some((variable) => variable.name === name)

/** A template with its variables replaced. One without a value stays as it is written, which the check then finds. */
export const fillTemplate = (template: string, values: EmailValues): string =>
  template.replace(VARIABLE, (written, name: string) => (isVariable(name) ? (values[name] ?? written) : written))

/** `isFixed`: whether a reason can override it. */
export type EmailFault = { fault: string; isFixed: boolean }

/** Why an email should not be sent as it is: what was left to fill in, and claims without a source. */
export function emailFaults({ subject, text }: { subject: string; text: string }): EmailFault[] {
  const left = [...new Set(`${subject}\n${text}`.match(VARIABLE) ?? [])]
  const claim = bareClaim(subject) ?? bareClaim(text)
  return [
    ...left.map((variable) => ({ fault: `Fill in ${variable}.`, isFixed: true })),
    ...(claim === null ? [] : [{ fault: `This claim has no source: “${claim}”`, isFixed: false }]),
  ]
}
