const WEBSITE = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/
const OWN_MACHINE = /^http:\/\/localhost(?::\d{1,5})?$/

/** Whether a text is an origin as browsers write one and as a policy may name it: https, a full name, perhaps a port; no path, no asterisk. */
export function isFrameOrigin(text: string): boolean {
  return WEBSITE.test(text) || OWN_MACHINE.test(text)
}
