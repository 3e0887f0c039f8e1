import type { PayloadRequest } from 'payload'

import { alike } from '@/lib/domain/text/alike'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { BUILT_PAGES } from '@/lib/site/built-pages'

import { otherPages } from './other-pages'

type Options = { id?: number | string; req: PayloadRequest; event?: 'onChange' | 'submit' }
type Validator<Value, O> = (value: Value, options: O) => true | string | Promise<true | string>
type Shown = { field: 'title' | 'description'; message: string }

/** Search engines show titles and descriptions side by side: no two pages may share one, however it is spaced or in whatever case. Asked when a page is saved, not at each key. */
export function unlikeOthers<Value, O extends Options>(
  { field, message }: Shown,
  validate: Validator<Value, O>,
): Validator<Value, O> {
  return async (value, options) => {
    if (typeof value !== 'string' || !value.trim() || options.event === 'onChange') return validate(value, options)
    const other = builtPageWith(field, value) ?? (await pageWith(field, value, options))
    return other ? `${message} ${other}` : validate(value, options)
  }
}

/** The address of the page of code that shows this text, if any does. */
function builtPageWith(field: Shown['field'], text: string): string | undefined {
  const shown = [
    ...Object.values(BUILT_HEADS),
    ...BUILT_PAGES.map(({ path, title, found }) => ({ path, title, description: found?.description ?? '' })),
  ]
  return shown.find((page) => alike(page[field], text))?.path
}

async function pageWith(field: Shown['field'], text: string, { id, req }: Options): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ [field]: { like: text.trim().split(/\s+/).join(' ') } }, ...otherPages(id)] }, // those with its words in any case and order
    pagination: false,
    depth: 0,
    select: { url: true, title: true, description: true },
    overrideAccess: true, // a page that the caller may not read has its title all the same
    req,
  })
  return docs.find((page) => alike(page[field] ?? '', text))?.url
}
