/** What one Argon2id hash costs: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's 19 MiB and two passes. In the configuration, but no setting: only tests hash more cheaply. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
