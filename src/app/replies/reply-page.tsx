import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { isLeadReference } from '@/lib/domain/leads/reference'
import { now } from '@/lib/platform/clock'
import { FORM_REPLIES, isCheckPage, isConfirmationPage } from '@/lib/registry/form-replies'
import type { FormReply } from '@/lib/routing/page-entry'
import { pageMetadata, replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../form-reply-props'
import { CHECK_VIEWS } from './check-views'
import { CONFIRMATION_VIEWS } from './confirmation-views'

type ReplyProps = {
  params: Promise<{ reply: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The metadata of the page that replies to a form. */
export async function generateMetadata({ params }: ReplyProps): Promise<Metadata> {
  const entry = entryOf((await params).reply)
  if (!entry) return {}
  const { description } = entry
  return description === undefined ? replyMetadata(entry) : pageMetadata({ ...entry, description, isPrivate: true })
}

/** The page that replies to a form: the form again with its errors, or a confirmation. */
export async function ReplyPage({ params, searchParams }: ReplyProps) {
  const { reply } = await params
  if (isCheckPage(reply)) {
    const { emptyForm, show } = CHECK_VIEWS[reply]
    return show(await formReplyProps({ emptyForm }))
  }
  if (!isConfirmationPage(reply)) return notFound()
  const [sent, settings, claims] = await Promise.all([searchParams, getSiteSettings(), getClaims('section')])
  const query = Object.fromEntries(
    (entryOf(reply)?.query ?? []).flatMap((name) => {
      const value = sent[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  // Anything else from the URL is not shown.
  const reference = query.reference !== undefined && isLeadReference(query.reference) ? query.reference : null
  return CONFIRMATION_VIEWS[reply]({ reference, query, settings, claims, now: now() })
}

const entryOf = (name: string): FormReply | null =>
  isCheckPage(name) || isConfirmationPage(name) ? FORM_REPLIES[name] : null
