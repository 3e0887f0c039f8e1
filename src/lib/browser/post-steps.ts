import type { PostStep } from '@/lib/domain/leads/post-steps'
import { lateEndpoints } from '@/lib/routing/endpoints'

import { agreesToCounting } from './counting-consent'
import { sessionStore } from './session-drafts'

const LAST_POST = 'last-post'

/** The post that was read last in this tab, and the steps that have been reported for it. */
const readLastPost = () => (sessionStore.getItem(LAST_POST) ?? '').split(' ')

/** Remembers for this tab which post is being read, for visitors who agreed to be counted. */
export function rememberPost(post: string): void {
  if (agreesToCounting() && readLastPost()[0] !== post) sessionStore.setItem(LAST_POST, post)
}

/** Reports, once for each post, what its reader went on to. Nothing but the post and the step is sent. */
export function reportStep(step: PostStep): void {
  const [post = '', ...reported] = readLastPost()
  if (post === '' || reported.includes(step) || !agreesToCounting()) return
  sessionStore.setItem(LAST_POST, [post, ...reported, step].join(' '))
  const body = JSON.stringify({ post, step })
  navigator.sendBeacon(lateEndpoints.blogSteps, new Blob([body], { type: 'application/json' }))
}
