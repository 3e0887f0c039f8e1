/** The limits of these numbers, which staff should know before they move a budget because of them. */
export function WhatIsMissing() {
  return (
    <section aria-labelledby="pb-missing-title">
      <h2 id="pb-missing-title">What these numbers do not include</h2>
      <p>
        Pages opened are totals, not people: one person who opens three pages, or comes back tomorrow, counts each time.
        Visitors who chose Essential Only or whose browser sends a privacy signal, signed-in staff and known bots are
        missing, and so are their calculations. Bots that pretend to be a browser are counted.
      </p>
      <p>
        Nobody is followed from a page to an enquiry that was sent, so the rates before the enquiry compare two totals,
        and the source of an enquiry is the form or page that was used. An enquiry by telephone or email counts only
        once a colleague has entered it. Many apps do not say where a visitor comes from: those arrivals are “direct”.
      </p>
      <p>
        Enquiries leave out spam, duplicates and what is held back. The band after each share is where the true share
        lies 95 times in 100: with few enquiries it is wide, and two sources whose bands overlap may be equally good.
      </p>
    </section>
  )
}
