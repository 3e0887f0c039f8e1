import * as z from 'zod'

import { text } from './text'

const WRONG = 'Please enter at most twenty links.'

/** Links that a person has given us, as pasted: they lead to what has no name or address. */
export const askedPersonSchema = z
  .strictObject({ links: text({ max: 4_000, wrong: WRONG }) })
  .transform(({ links }) => ({ tokens: links.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [] }))
