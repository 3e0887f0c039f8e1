import { writtenDate } from '@/lib/domain/calendar/written-date'

/** ISO date of the terms of service that a quote is made under. */
export const TERMS_VERSION = '2026-11-21'

/** Days for which a quote can be accepted, the day of its preparation not included. */
export const VALID_DAYS = 30

/** What no quote covers unless it has a line for it. */
export const EXCLUSIONS = [
  'Removing the heating you have, its pipes, tank or flue.',
  'Hot water. If a boiler goes, something else must heat the water.',
  'Insulation, plastering, decorating and asbestos work.',
  'A larger electricity supply or a new consumer unit, and anything your network operator charges.',
  'Everything marked “After a survey”, until the survey gives it a price.',
]

/** What the customer may do after accepting (Consumer Contracts Regulations 2013, SI 2013/3134). */
export const CANCELLING = [
  'You may cancel within 14 days without giving a reason: for goods, until 14 days after you receive the last of them; for services, until 14 days after the contract is made.',
  'To cancel, tell us clearly, for example by letter or email. You may use the form below, but need not. It is enough to send your message before the period ends.',
  'If you cancel, we pay back what you paid, with standard delivery, within 14 days of getting the goods back or of your proof that you sent them. If you asked us to begin fitting within the period, you pay for what was done until then.',
]

/** The model form of Schedule 3, part B, of the regulations. */
export const cancellationForm = ({ trader, reference }: { trader: string; reference: string }): string[] => [
  `To ${trader}:`,
  `I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*] / for the supply of the following service [*]: quote ${reference}`,
  'Ordered on [*] / received on [*]: ____________________',
  'Name of consumer(s): ____________________',
  'Address of consumer(s): ____________________',
  'Signature of consumer(s) (only if this form is notified on paper): ____________________',
  'Date: ____________________',
  '[*] Delete as appropriate.',
]

/** 'Version of 21 November 2026' */
export const termsWords = (version: string): string => `Version of ${writtenDate(version)}`
