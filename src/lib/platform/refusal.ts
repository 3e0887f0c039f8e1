import { APIError } from 'payload'

/**
 * Messages for refused changes and deletes, in which {name} is what prevents it, or what was to be changed.
 * tests/built/staff-messages.test.ts has a case for each. No colons: Payload's toast treats the text after one as a list
 * and splits it at every comma.
 */
export const REFUSALS = {
  authorHasPosts: { status: 409, message: 'This author still has posts. Give them to another author first.' },
  draftVersion: {
    status: 409,
    message:
      'This version was a draft. Restore it as a draft, or choose one that was published, so that the page stays public.',
  },
  fileRefused: { status: 400, message: 'The file {name}.' },
  goodsSold: {
    status: 409,
    message: 'The goods of this order have been sold since it lapsed. Pay the transfer back, or take a new order.',
  },
  lastAdmin: { status: 409, message: 'This is the last admin. Make another colleague an admin first.' },
  mediaInUse: {
    status: 409,
    message: 'This file is still used. The page of the file lists where. Take it out there first.',
  },
  newerRecord: {
    status: 409,
    message:
      'The customer or a colleague has changed this {name} since you opened it, so nothing was saved. Copy what you have just written, then reload the page.',
  },
  newerVersion: {
    status: 409,
    message:
      'This post has been changed elsewhere since you opened it, so nothing was saved. Copy what you have just written, then reload the page.',
  },
  soldInBundle: {
    status: 409,
    message: 'The bundle “{name}” still contains this. Take it out of the bundle, or delete the bundle, first.',
  },
  socialPostIsOut: {
    status: 409,
    message: 'This is being sent or has been posted, so it cannot be changed. Duplicate it to post it again.',
  },
  numberInUse: { status: 409, message: 'Calculators have no other value to use today. Enter another value first.' },
} as const

export type RefusalReason = keyof typeof REFUSALS

/**
 * A change refused by our rules; staff see the message. The explicit name survives minification: Payload hides the
 * message of errors without one.
 */
export class Refusal extends APIError {
  constructor(reason: RefusalReason, name = '') {
    const { status, message } = REFUSALS[reason]
    // No colon: see above. `replace` would interpret a $ in the name.
    const shown = message.split('{name}').join(name.replaceAll(':', ''))
    super(shown, status, null, true)
    this.name = 'Refusal'
  }
}

/** Nothing is wrong with an upload, but it cannot be checked at the moment. The name is explicit, as above. */
export class UploadUnavailable extends APIError {
  constructor(reason: string) {
    super(`${reason}, so nothing was saved. Please try again in a few minutes.`, 503, null, true)
    this.name = 'UploadUnavailable'
  }
}
