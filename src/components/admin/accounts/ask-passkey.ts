/** Browsers have passkeys on secure pages only, such as those with HTTPS or of this machine. */
export const hasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

/**
 * Asks the passkeys of this device. The library is loaded for it.
 * @throws if the colleague cancels, or none fits
 */
export async function answerWithPasskey(question: PublicKeyCredentialRequestOptionsJSON): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: question as Parameters<typeof startAuthentication>[0]['optionsJSON'] })
}

/**
 * Makes a passkey on this device.
 * @throws if the colleague cancels, or has one already
 */
export async function makePasskey(options: object): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] })
}
