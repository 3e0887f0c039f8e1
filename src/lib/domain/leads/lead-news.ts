/** What a customer did since the enquiry, the most important first. */
const LEAD_NEWS = ['accepted', 'declined', 'question', 'changed'] as const

export type LeadNews = (typeof LEAD_NEWS)[number]

/** A change made by the customer. Changes that are not answers to a quote name no news. `at`: an ISO time. */
export type CustomerChange = { label: string; value: string; news?: LeadNews; at?: string }

const newsOf = ({ news = 'changed' }: CustomerChange): LeadNews => news

/**
 * The change that an email to staff is about: the most important one since the last email, so that a correction does not
 * hide an acceptance; the newest of several alike. The newest of all if none is known to be later; null if there is none.
 */
export function leadNews(
  changes: readonly CustomerChange[],
  lastSentAt: Date | null,
): { news: LeadNews; change: CustomerChange } | null {
  const unsent = changes.filter(({ at }) => at !== undefined && (lastSentAt === null || new Date(at) > lastSentAt))
  const [first] = unsent
    .toReversed()
    .toSorted((one, other) => LEAD_NEWS.indexOf(newsOf(one)) - LEAD_NEWS.indexOf(newsOf(other)))
  const change = first ?? changes.at(-1)
  return change ? { news: newsOf(change), change } : null
}
