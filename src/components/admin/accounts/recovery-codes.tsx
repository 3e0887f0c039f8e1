'use client'

import { saveFile } from '@/lib/browser/save-file'

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void }

/** Shown once: each code signs in once without the app or passkey. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const save = () =>
    saveFile({ name: 'recovery-codes.txt', content: new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }) })
  return (
    <section className="pb-sign-in" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Your recovery codes</h2>
      <p>
        Keep these away from this device. Each signs you in once if you lose your app or passkey. They are not shown
        again.
      </p>
      <ul className="pb-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="pb-sign-in-button" onClick={save}>
        Save as a file
      </button>
      <button type="button" className="pb-sign-in-button" onClick={onSaved}>
        I have kept them
      </button>
    </section>
  )
}
