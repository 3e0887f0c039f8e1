import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { isLeadReference } from '@/lib/domain/leads/reference'
import { now } from '@/lib/platform/clock'
import {
  FORM_REPLIES,
  isCheckPage,
  isConfirmationPage,
  isReturning,
  isSaying,
  returnOf,
  wordsOf,
} from '@/lib/registry/form-replies'
import type { FormReply } from '@/lib/routing/page-entry'
import { pageMetadata, replyMetadata } from '@/lib/seo/metadata'

import { FormPageView } from '../form-page-view'
import { formReplyProps } from '../form-reply-props'
import { CHECK_VIEWS } from './check-views'
import { ConfirmationInWords } from './confirmation-in-words'
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
    if (isReturning(reply)) {
      const { emptyForm, ...form } = returnOf(reply)
      return <FormPageView {...form} reply={await formReplyProps({ emptyForm })} />
    }
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
  const confirmed = { reference, query, settings, claims, now: now() }
  if (isSaying(reply)) return <ConfirmationInWords words={wordsOf(reply)} confirmed={confirmed} />
  return CONFIRMATION_VIEWS[reply](confirmed)
}

const entryOf = (name: string): FormReply | null =>
  isCheckPage(name) || isConfirmationPage(name) ? FORM_REPLIES[name] : null
