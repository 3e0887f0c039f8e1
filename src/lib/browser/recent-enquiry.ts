import { sessionStore } from './session-drafts'

const RECENT = 'recent-enquiry'

/** Remembers for this tab that the visitor has sent us something, so that no popup asks for it again. */
export const rememberEnquiry = () => sessionStore.setItem(RECENT, 'yes')

export const hasEnquired = () => sessionStore.getItem(RECENT) !== null
