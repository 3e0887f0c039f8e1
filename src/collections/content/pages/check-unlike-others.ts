import type { PayloadRequest, Where } from 'payload'

type Options = { id?: number | string; req: Pick<PayloadRequest, 'payload'>; event?: 'onChange' | 'submit' }
type Validator<Value, O> = (value: Value, options: O) => true | string | Promise<true | string>

/** Search engines show titles and descriptions side by side: no two pages may share one. Asked when a page is saved, not at each key. */
export function unlikeOthers<Value, O extends Options>({ field, message }: { field: 'title' | 'description'; message: string }, validate: Validator<Value, O>): Validator<Value, O> {
  return async (value, options) => {
    if (typeof value !== 'string' || !value || options.event === 'onChange') return validate(value, options)
    const others: Where[] = options.id === undefined ? [] : [{ id: { not_equals: options.id } }]
    const { docs } = await options.req.payload.find({
      collection: 'pages',
      where: { and: [{ [field]: { equals: value } }, ...others] },
      limit: 1,
      depth: 0,
      select: { url: true },
      overrideAccess: true, // a page that the caller may not read has its title all the same
    })
    return docs[0] ? `${message} ${docs[0].url}` : validate(value, options)
  }
}
