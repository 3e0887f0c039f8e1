/** Lets works of this process follow one another: a document takes a whole core for a second or two. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Made>(make: () => Promise<Made>): Promise<Made> => {
    const made = last.then(make, make)
    last = made
    return made
  }
}
