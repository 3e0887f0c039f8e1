import { readConsent } from './consent'

/** Whether the visitor accepted analytics and the browser does not send a privacy signal. */
export const agreesToCounting = () => readConsent() === 'accepted' && !asksForPrivacy(navigator)

/** Global Privacy Control; missing from TypeScript's DOM types. */
export function asksForPrivacy(browser: object): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
}
