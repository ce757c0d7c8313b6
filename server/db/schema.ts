import type { Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { Finding } from '#shared/finding.ts'
import type { Language } from '#shared/languages.ts'
import type { RecipeStructure } from '#shared/recipe.ts'
import type { DishType } from '#shared/words/dish-types.ts'

/** The tables as the program sees them; `migrations/` is what made them so. */
export interface Schema {
  users: {
    id: Generated<string>
    /** As typed, trimmed; unique without case. */
    email: string
    name: string | null
    password_hash: string | null
    verified_at: Date | null
    is_admin: boolean
    language: Language
    created_at: Date
  }
  sessions: {
    /** SHA-256 of the cookie's token. */
    token_hash: Buffer
    user_id: string
    created_at: Date
    seen_at: Date
    expires_at: Date
    user_agent: string | null
  }
  email_tokens: {
    /** SHA-256 of the token in the mail. */
    token_hash: Buffer
    user_id: string
    kind: 'verify' | 'reset'
    /** The address the mail went to: what the token proves. */
    email: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  invites: {
    id: Generated<string>
    code_hash: Buffer
    /** The first-admin invite: usable only while nobody has an account. */
    grants_admin: boolean
    created_by: string | null
    created_at: Date
    expires_at: Date | null
    used_by: string | null
    used_at: Date | null
  }
  mails: {
    id: Generated<string>
    /** The same cause never sends twice. */
    dedupe_key: string
    recipient: string
    subject: string
    text_body: string
    html_body: string
    link: string | null
    created_at: Date
    next_try_at: Date
    tries: Generated<number>
    sent_at: Date | null
    gave_up_at: Date | null
    last_error: string | null
  }
  attempts: {
    key: string
    count: number
    window_ends_at: Date
  }
  images: {
    /** The name in the image store: `recipe_<uuid>.png`. */
    key: string
    maker_id: string
    width: number
    height: number
    created_at: Date
  }
  recipes: {
    id: Generated<string>
    uuid: Generated<string>
    owner_id: string
    title: string
    content: string
    language: Language
    image_key: string | null
    plating: string | null
    taste: string | null
    dish_type: DishType
    prep_minutes: number | null
    cook_minutes: number | null
    total_minutes: number | null
    search_terms: string[]
    structure: JSONColumnType<RecipeStructure> | null
    findings: JSONColumnType<Finding[]>
    /** Title and everything else, without accents and case, for search. */
    search_title: string
    search_text: string
    is_public: Generated<boolean>
    deleted_at: Date | null
    created_at: Date
    updated_at: Date
    like_count: Generated<number>
    comments_count: Generated<number>
    photos_count: Generated<number>
    rating_count: Generated<number>
    rating_sum: Generated<number>
  }
  recipe_saves: {
    member_id: string
    /** The client's Idempotency-Key. */
    key: string
    recipe_id: string
    created_at: Date
  }
  generation_timings: {
    id: Generated<string>
    member_id: string
    recipe_id: string | null
    plating_ms: number | null
    image_ms: number | null
    save_ms: number | null
    total_ms: number | null
    success: boolean
    error_step: string | null
    error_message: string | null
    created_at: Date
  }
}

/** A connection or a transaction: queries take it first and never look for another. */
export type Db = Kysely<Schema> | Transaction<Schema>

export type UserRow = Selectable<Schema['users']>
export type RecipeRow = Selectable<Schema['recipes']>
export type MailRow = Selectable<Schema['mails']>
