import { writtenDate } from '@/lib/domain/calendar/written-date'

/** Version of the terms of service for quotes and orders, as an ISO date. */
export const TERMS_VERSION = '2026-11-28'

/** A customer's right to cancel after a contract is made (Consumer Contracts Regulations 2013, SI 2013/3134). */
export const CANCELLING = [
  'You may cancel within 14 days without giving a reason: for goods, until 14 days after you receive the last of them; for services, until 14 days after the contract is made.',
  'To cancel, tell us clearly, for example by letter or email. You can use the form below, but you don’t have to. It is enough to send your message before the period ends.',
  'If you cancel, we refund what you paid, including standard delivery, within 14 days of getting the goods back or of your proof that you sent them. If you asked us to begin fitting within the period, you pay for what was done until then.',
]

/** The model form of Schedule 3, part B, of the regulations. */
export const cancellationForm = ({ trader, what }: { trader: string; what: string }): string[] => [
  `To ${trader}:`,
  `I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*] / for the supply of the following service [*]: ${what}`,
  'Ordered on [*] / received on [*]: ____________________',
  'Name of consumer(s): ____________________',
  'Address of consumer(s): ____________________',
  'Signature of consumer(s) (only if this form is notified on paper): ____________________',
  'Date: ____________________',
  '[*] Delete as appropriate.',
]

/** 'Version of 21 November 2026' */
export const termsWords = (version: string): string => `Version of ${writtenDate(version)}`
