/** What must be known before the store may open. */
export type StoreFacts = {
  takesCards: boolean
  hasBankAccount: boolean
  vatNumber: string
  isNotVatRegistered: boolean
  deliveryTerms: string
  takeBackStatement: string
}

/** What is missing before the store may open, as ends of 'Please enter: …'; none if it may. */
export function missingForStore(facts: StoreFacts): string[] {
  return [
    ...(facts.takesCards || facts.hasBankAccount ? [] : ['the bank account (card payments are not set up)']),
    ...(facts.vatNumber.trim() || facts.isNotVatRegistered ? [] : ['the VAT number, or tick that there is none']),
    ...(facts.deliveryTerms.trim() ? [] : ['the delivery terms']),
    ...(facts.takeBackStatement.trim() ? [] : ['how old electrical goods are taken back']),
  ]
}
