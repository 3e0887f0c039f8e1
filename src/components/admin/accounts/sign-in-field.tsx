import type { ReactNode } from 'react'

type SignInFieldProps = {
  label: string
  type?: 'text' | 'password'
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'off'
  value: string
  onType: (text: string) => void
  /** Of a step that has just appeared, so that one can type on. */
  isFirst?: boolean
}

export const SignInField = ({
  label,
  type = 'text',
  autoComplete,
  value,
  onType,
  isFirst = false,
}: SignInFieldProps) => (
  <label>
    <span>{label}</span>
    <input
      type={type}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      ref={isFirst ? focusOnce : null}
      onChange={({ target }) => onType(target.value)}
    />
  </label>
)

/** Outside the component, so that it is called when the field appears and not with every letter. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

export const SignInMessage = ({ text }: { text: string }) => (
  <p role="alert" className="pb-sign-in-message">
    <span>{text}</span>
  </p>
)

type SignInButtonProps = { isSending: boolean; onClick?: () => void; children: ReactNode }

/** Sends the form, unless it does something else. */
export const SignInButton = ({ isSending, onClick, children }: SignInButtonProps) => (
  <button type={onClick ? 'button' : 'submit'} className="pb-sign-in-button" disabled={isSending} onClick={onClick}>
    {children}
  </button>
)
