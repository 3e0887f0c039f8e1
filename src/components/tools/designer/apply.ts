import type { DesignCommand } from '@/lib/domain/design/commands'

/** Carries out a command; `says` is announced if it succeeds. Returns why it was refused, or null. */
export type Apply = (command: DesignCommand, how?: { drag?: string | undefined; says?: string }) => string | null
