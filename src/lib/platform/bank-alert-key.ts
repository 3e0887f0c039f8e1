import { createHash } from 'node:crypto'

export type BankAccount = { accountName?: string | null; sortCode?: string | null; accountNumber?: string | null }

export const BANK_KEY_PREFIX = 'bank-account-'

const ENDING_LENGTH = 3

/** The key, in `staff_alerts`, of the alert about an account; null if no number is entered. */
export function bankAlertKey({ accountName, sortCode, accountNumber }: BankAccount): string | null {
  if (!accountNumber) return null
  const text = JSON.stringify([accountName ?? '', sortCode ?? '', accountNumber])
  const version = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return `${BANK_KEY_PREFIX}${version}-${accountNumber.slice(-ENDING_LENGTH)}`
}

/** The end of the account's number. */
export const endingIn = (key: string): string => key.slice(-ENDING_LENGTH)
