import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'

import { checkLink } from '@/lib/cms/fields/text-checks'

/** The fields of an editor node that links use. */
type Node = { type?: string; children?: Node[]; fields?: { linkType?: string; url?: string | null } }

/** Refuses links that pages would not render, such as javascript: URLs; internal links have no URL to check. */
export const checkLinks: RichTextFieldValidation = (value, options) => {
  const root = value && 'root' in value ? (value.root as Node) : {}
  const refusal = linksIn(root)
    .map(checkLink)
    .find((verdict) => verdict !== true)
  return refusal ?? richText(value, options)
}

function linksIn({ type, fields, children = [] }: Node): string[] {
  const isLink = (type === 'link' || type === 'autolink') && fields?.linkType !== 'internal'
  return [...(isLink ? [fields?.url ?? ''] : []), ...children.flatMap(linksIn)]
}
