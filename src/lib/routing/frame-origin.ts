const WEBSITE = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/
const OWN_MACHINE = /^http:\/\/localhost(?::\d{1,5})?$/

/**
 * Whether text is an origin as serialised by browsers and allowed in a policy: https, a full host name and an optional
 * port, without path or wildcard. Also allows localhost over http.
 */
export function isFrameOrigin(text: string): boolean {
  return WEBSITE.test(text) || OWN_MACHINE.test(text)
}
