/** An error the operator can fix; printed without a stack trace. */
export class Refusal extends Error {}

/** Runs a command; exits with 1 if it fails. */
export async function runCommand(work) {
  try {
    await work()
  } catch (error) {
    report(error)
    process.exit(1)
  }
}

export const report = (error) => console.error(error instanceof Refusal ? error.message : error)
