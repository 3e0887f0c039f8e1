import type { PayloadRequest } from 'payload'

import { alike } from '@/lib/domain/text/alike'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'

import { otherPages } from './other-pages'

type Options = { id?: number | string; req: PayloadRequest; event?: 'onChange' | 'submit' }
type Validator<Value, O> = (value: Value, options: O) => true | string | Promise<true | string>
type Shown = { field: 'title' | 'description'; message: string }

/**
 * Titles and descriptions must be unique, ignoring case and spacing, because search engines list them together. Checked
 * on save, not on every keystroke.
 */
export function uniqueTitle<Value, O extends Options>(
  { field, message }: Shown,
  validate: Validator<Value, O>,
): Validator<Value, O> {
  return async (value, options) => {
    if (typeof value !== 'string' || !value.trim() || options.event === 'onChange') return validate(value, options)
    const other = builtPageWith(field, value) ?? (await pageWith(field, value, options))
    return other ? `${message} ${other}` : validate(value, options)
  }
}

/** Path of the built-in page with this text, if any. */
function builtPageWith(field: Shown['field'], text: string): string | undefined {
  const shown = [
    ...STATIC_PAGE_LIST,
    ...STATIC_PAGE_LIST.map(({ path, name, search }) => ({
      path,
      title: name,
      description: search?.description ?? '',
    })),
  ]
  return shown.find((page) => alike(page[field], text))?.path
}

async function pageWith(field: Shown['field'], text: string, { id, req }: Options): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ [field]: { like: text.trim().split(/\s+/).join(' ') } }, ...otherPages(id)] }, // those containing its words in any order or case
    pagination: false,
    depth: 0,
    select: { url: true, title: true, description: true },
    overrideAccess: true, // includes pages that the caller may not read
    req,
  })
  return docs.find((page) => alike(page[field] ?? '', text))?.url
}
