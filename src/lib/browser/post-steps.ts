import type { PostStep } from '@/lib/domain/leads/post-steps'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { agreesToCounting } from './counting-consent'
import { sessionStore } from './session-drafts'

const LAST_POST = 'last-post'

/** The last post read in this tab, and the steps already reported for it. */
const readLastPost = () => (sessionStore.getItem(LAST_POST) ?? '').split(' ')

/** Remembers the post being read in this tab, if the visitor agreed to be counted. */
export function rememberPost(post: string): void {
  if (agreesToCounting() && readLastPost()[0] !== post) sessionStore.setItem(LAST_POST, post)
}

/** Reports a reader's further step, once for each post. Only the post and the step are sent. */
export function reportStep(step: PostStep): void {
  const [post = '', ...reported] = readLastPost()
  if (post === '' || reported.includes(step) || !agreesToCounting()) return
  sessionStore.setItem(LAST_POST, [post, ...reported, step].join(' '))
  const body = JSON.stringify({ post, step })
  navigator.sendBeacon(lateEndpoints.blogSteps, new Blob([body], { type: 'application/json' }))
}
