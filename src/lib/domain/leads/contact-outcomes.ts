/** What came of trying to reach a customer. `isAnswer`: whether it fulfils our promise of a reply. */
export const CONTACT_OUTCOMES = [
  { value: 'spoke', label: 'Spoke to them', isAnswer: true },
  { value: 'voicemail', label: 'Left a voicemail', isAnswer: true },
  { value: 'emailed', label: 'Sent an email', isAnswer: true },
  { value: 'no-answer', label: 'No answer', isAnswer: false },
  { value: 'wrong-number', label: 'Wrong number', isAnswer: false },
] as const
