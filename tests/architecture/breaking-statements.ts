/** Schema changes that break the previous release, which keeps serving during a migration. */
const ALWAYS_BREAKS = /\bDROP (?:TABLE|COLUMN)\b|\bRENAME\b/i
const ADDS_REQUIRED = /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/i
const SETS_REQUIRED = /\bALTER COLUMN (?<column>\S+) SET NOT NULL\b/i

/**
 * The statements that drop or rename a table or column, or add a required value that the previous release does not
 * write.
 */
export function breakingStatements(sql: string): string[] {
  const statements = sql.split(';').map((statement) => statement.replace(/\s+/g, ' ').trim())
  const hasDefault = (column: string) =>
    statements.some((statement) => statement.includes(`ALTER COLUMN ${column} SET DEFAULT`))
  return statements.filter((statement) => {
    const column = SETS_REQUIRED.exec(statement)?.groups?.column
    return (
      ALWAYS_BREAKS.test(statement) || ADDS_REQUIRED.test(statement) || (column !== undefined && !hasDefault(column))
    )
  })
}
