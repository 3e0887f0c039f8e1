/**
 * Tracks the saving of one submission. After a failure it tells whether the submission may have been saved, and it
 * blocks further statements once the visitor has been told that nothing was saved.
 */
export class SaveProgress {
  #isAbandoned = false
  #possibleReference: string | null = null

  /**
   * Call immediately before sending the statement.
   * @throws when the attempt has been abandoned
   */
  sending(reference: string): void {
    if (this.#isAbandoned) throw new Error('abandoned before the statement was sent')
    this.#possibleReference = reference
  }

  /** The database reported an error, so the statement was rolled back. */
  rolledBack(): void {
    this.#possibleReference = null
  }

  /**
   * Ends the attempt. Returns the reference it may have been saved under, or null if it was not saved and will not be.
   */
  abandon(): string | null {
    this.#isAbandoned = true
    return this.#possibleReference
  }
}
