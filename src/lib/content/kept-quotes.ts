/** Why an accepted quote outlives its lead, as staff read it on the quote and on the receipt of an erasure. */
export const KEPT_QUOTE_FOR_STAFF =
  'An accepted quote is a contract. It is kept for at least six years, as long as either side can go to court over it (Limitation Act 1980, section 5), even when its lead is erased.'

/** The same for the customer, on the pages behind their links. */
export const KEPT_QUOTE_FOR_CUSTOMERS =
  'A quote that you have accepted is a contract between us. We keep it for at least six years, because either of us can go to court over it for that long (Limitation Act 1980, section 5). If you ask us to delete your enquiry, we delete everything else and keep the quote, with the date and the name under which you accepted it.'

/** For a customer without an accepted quote. */
export const DELETED_ENQUIRY = 'We then delete what you sent us, here and in our customer database.'
