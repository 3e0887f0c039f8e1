import { createHash, createHmac } from 'node:crypto'

import { env } from './env'

/** The secret part of the link with which a customer manages an enquiry. Derived, so that only its hash is stored. */
export function enquiryToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`enquiry\n${reference}`).digest('base64url')
}

/** The secret part of the link with which a customer reads and answers a quote; each version has its own. */
export function quoteToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`quote\n${reference}`).digest('base64url')
}

/** The secret part of the link with which an address is confirmed for the waiting list, or deleted. */
export function waitingToken(reference: string): string {
  return createHmac('sha256', env.secret).update(`waiting\n${reference}`).digest('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
