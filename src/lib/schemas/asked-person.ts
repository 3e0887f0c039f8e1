import * as z from 'zod'

const MESSAGE = 'Please enter at most twenty links.'

/** Links that a person has given us, as pasted: they lead to what has no name or address. */
export const askedPersonSchema = z.strictObject({ links: z.string().max(4_000, MESSAGE) }).transform(({ links }) => ({
  tokens: links.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? [],
}))
