import { readConsent } from './consent'

/** Whether the visitor accepted being counted, and their browser does not ask for privacy. */
export const agreesToCounting = () => readConsent() === 'accepted' && !asksForPrivacy(navigator)

/** Global Privacy Control; missing from TypeScript's DOM types. */
export function asksForPrivacy(browser: object): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
}
