import { sessionStore } from './session-drafts'

const RECENT = 'recent-enquiry'

/** Remembers in this tab that the visitor has sent an enquiry, so that no popup asks for one. */
export const rememberEnquiry = () => sessionStore.setItem(RECENT, 'yes')

export const hasEnquired = () => sessionStore.getItem(RECENT) !== null
