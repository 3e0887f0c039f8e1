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

/** Writes an error to stderr: its message alone on the last line, from which the worker knows the reason. */
export function report(error) {
  if (!(error instanceof Refusal)) console.error(error)
  console.error(reasonOf(error))
}

const reasonOf = (error) =>
  String(error.message ?? error)
    .replaceAll(/\s+/g, ' ')
    .trim() ||
  error.code ||
  error.name
