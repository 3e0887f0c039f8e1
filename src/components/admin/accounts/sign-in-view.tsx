import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

import { Logo } from '../logo'
import { SignIn } from './sign-in'

/** The sign-in page of the admin. Our own, because Payload's form asks for nothing but a password. */
export function SignInView({ initPageResult, payload, searchParams }: AdminViewServerProps) {
  const { admin, api } = payload.config.routes
  const target = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? admin })
  if (initPageResult.req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <h1 className="pb-sign-in-title">Sign in</h1>
      <SignIn api={api} target={target} />
      <noscript>The admin needs JavaScript. Please switch it on and reload this page.</noscript>
    </>
  )
}
