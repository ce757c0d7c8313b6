import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  JSONColumnType,
  Kysely,
  Selectable,
  Transaction,
} from 'kysely'
import type { ModerationAction, ReportReason, ReportableKind } from '#shared/contract/moderation.ts'
import type { NotificationKind, NotificationPreference, ContentKind } from '#shared/contract/notifications.ts'
import type { CookingLogVisibility } from '#shared/contract/cooking-log.ts'
import type { Meal } from '#shared/contract/plans.ts'
import type { ChatTable, Equipment } from '#shared/contract/chat-table.ts'
import type { AnswerMetadata } from '#shared/contract/chef-answer.ts'
import type { Draft, SentDraft } from '#shared/contract/draft.ts'
import type { TalkSummary } from '../../adapters/chef/model/desk.ts'
import type { Measures } from '#shared/constants/measures.ts'
import type { SeasonRegion } from '#shared/constants/season-regions.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SessionEnd } from '#shared/constants/session-ends.ts'
import type { ForumCategory } from '#shared/constants/categories.ts'
import type { Provider } from '#shared/constants/providers.ts'
import type { VersionReason } from '#shared/contract/version-reasons.ts'
import type { ValuesBy } from '#shared/contract/recipe-fields.ts'
import type {
  ArchiveFailure,
  ArchiveItemReason,
  ArchiveItemState,
  ArchivePicture,
  ArchiveState,
  ColumnRole,
  ExportProgram,
} from '#shared/contract/recipe-archives.ts'
import type { importFailures, ImportState } from '#shared/contract/recipe-imports.ts'
import type { StoredPlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Aisle } from '#shared/shopping/aisles.ts'
import type { Diet } from '#shared/words/diets.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { Guests } from '#kitchen'
import type { Unit } from '#shared/words/units.ts'

/** Where a picture of an archived recipe is: a file of the archive, in the recipe's own file, or on the web. */
export type ArchivedPicture =
  | { kind: 'file'; path: string }
  | { kind: 'within'; path: string; key: string }
  | { kind: 'address'; url: string }

/** A recipe of an archive as it was read, with what its user stored beside it. */
export interface ArchiveReading {
  recipe: RecipeStructure
  totalMinutes: number | null
  source: string
  plating: string | null
  note: string
  tags: string[]
  stars: number | null
  /** Best first. */
  pictures: ArchivedPicture[]
}

/** The tables as the program sees them; `migrations/` is what made them so. */
export interface Schema {
  /** At most one row, with the id `true`. */
  installation: { id: Generated<boolean>; secret_fingerprint: Buffer }
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
    /** Becomes `email` when a mail to it has been answered. */
    pending_email: string | null
    /** An admin revoked the right to invite, with this reason. */
    invites_revoked_at: Date | null
    invites_revoked_reason: string | null
    /** When the user has said on the home page who eats, or skipped the question. */
    table_asked_at: Date | null
  }
  sessions: {
    /** SHA-256 of the cookie's token. */
    token_hash: Buffer
    /** What a list of devices may show: it opens nothing. */
    id: Generated<string>
    user_id: string
    created_at: Date
    seen_at: Date
    expires_at: Date
    user_agent: string | null
    /** When the user last authenticated, if the provider reports it; otherwise when the session began. */
    authenticated_at: Date | null
    /** Null when the device was forgotten, and for sessions that began before devices were known. */
    device_id: string | null
  }
  /** Sessions that were ended from elsewhere, without their accounts. */
  ended_sessions: {
    token_hash: Buffer
    reason: SessionEnd
    ended_at: Date
  }
  access_tokens: {
    id: Generated<string>
    user_id: string
    /** SHA-256 of the token. */
    token_hash: Buffer
    name: string
    can_write: boolean
    created_at: Date
    /** When it was last used, to the hour. */
    used_at: Date | null
    /** Null: never. */
    expires_at: Date | null
  }
  second_factors: {
    user_id: string
    /** Encrypted under the installation's secret: see `account/second-factor/secret.ts`. */
    secret: Buffer
    recovery_salt: Buffer
    created_at: Date
    /** Null during set-up: it is not required until then. */
    confirmed_at: Date | null
    /** The step of the last code that was taken; no earlier one is taken again. */
    last_step: number | null
  }
  recovery_codes: {
    user_id: string
    /** Argon2id under the `recovery_salt`. */
    code_hash: Buffer
  }
  known_devices: {
    id: Generated<string>
    /** SHA-256 of the token in the cookie, the same for all who sign in with one browser. */
    token_hash: Buffer
    user_id: string
    created_at: Date
    /** The last sign-in. */
    seen_at: Date
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
  identities: {
    provider: Provider
    /** The provider's own lasting name for the person. */
    subject: string
    user_id: string
    /** As the provider reported it when they were linked; shown to the user, never used to find an account. */
    email: string | null
    created_at: Date
  }
  oauth_states: {
    /** SHA-256 of the state that travels through the provider. */
    state_hash: Buffer
    provider: Provider
    verifier: string
    nonce: string
    /** SHA-256 of what the browser, or the session that links, proves itself by. */
    browser_hash: Buffer
    /** The member who links; null for a sign-in. */
    user_id: string | null
    /** The keyed hash of an invite code, as in `invites`. */
    invite_hash: Buffer | null
    language: Language
    /** Where to go afterwards: a path of our own. */
    return_path: string | null
    created_at: Date
    expires_at: Date
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
    /** The invite by which its maker came: the tree stays when a person goes. */
    parent_id: string | null
    /** The address it was mailed to, while it waits. */
    sent_to: string | null
    revoked_at: Date | null
  }
  invite_requests: {
    id: Generated<string>
    email: string
    note: string | null
    language: Language
    created_at: Date
    approved_at: Date | null
    approved_by: string | null
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
    /** Also the end of a claim: while a worker delivers the mail, others find it not due. */
    next_try_at: Date
    /** The lowest is delivered first: 0 when somebody waits for it, 9 for digests. */
    priority: Generated<number>
    tries: Generated<number>
    sent_at: Date | null
    failed_at: Date | null
    last_error: string | null
    /** Where one post stops mails of this kind for good. */
    unsubscribe_link: string | null
  }
  suppressed_addresses: {
    /** A keyed hash, so that the list reveals no address. */
    address_hash: Buffer
    created_at: Date
  }
  rate_limits: {
    /** What is counted: a word of the program. */
    scope: string
    /** Whom or what it is counted for: an account, an e-mail, a device, an address. */
    subject: string
    count: number
    window_ends_at: Date
    /** Until then nothing of this subject is even looked at. */
    blocked_until: Date | null
  }
  /** What a user stores: as counted last by `stored_bytes`, with what was added since. */
  storage_usage: {
    user_id: string
    /** What the user sees and can delete. */
    live_bytes: number
    /** Also what waits in the deleted recipes. */
    kept_bytes: number
    counted_at: Generated<Date | null>
  }
  audit_log: {
    id: Generated<number>
    at: Date
    action: AuditAction
    /** Who did it; null for visitors and for people who have left. */
    actor_id: string | null
    /** Whom it was done to, where that is somebody else. */
    subject_id: string | null
    address: string | null
  }
  image_deletion_queue: {
    /** Stored pictures of people who left, until they are gone from the store too. */
    name: string
    created_at: Date
  }
  images: {
    /** The name in the image store: `recipe_<uuid>.png` or `.jpg`. */
    key: string
    maker_id: string
    width: number
    height: number
    /** Null for a person's own picture. */
    provenance: 'algorithmicMedia' | 'trainedAlgorithmicMedia' | null
    created_at: Date
    /** Twelve pixels to show while it loads; null until a job has made them, empty if it could not. */
    placeholder: Generated<Buffer | null>
    /** Of the file with its smaller widths; null until a job has looked, for images of earlier versions. */
    bytes: Generated<number | null>
  }
  /** With the columns of `recipe-fields.ts`. */
  recipes: ValuesBy<'column'> & {
    id: Generated<string>
    uuid: Generated<string>
    owner_id: string
    language: Language
    image_key: string | null
    structure: JSONColumnType<RecipeStructure> | null
    /** What the recipe was rendered from; null for others, and for a dish that a person has changed. */
    plan: JSONColumnType<StoredPlan> | null
    findings: JSONColumnType<Finding[]>
    /** Title and everything else, without accents and case, for search. */
    search_title: string
    search_text: string
    is_public: Generated<boolean>
    deleted_at: Date | null
    /** Set while it is hidden until somebody has looked at it. */
    hidden_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
    /** How often it has been edited. */
    revision: Generated<number>
    like_count: Generated<number>
    comments_count: Generated<number>
    photos_count: Generated<number>
    rating_count: Generated<number>
    rating_sum: Generated<number>
    /** Search terms and taste, and the ingredients' names (the whole text where they are not known), folded. */
    term_text: Generated<string>
    ingredient_text: Generated<string>
    /** The foods of its ingredients and the families they belong to; what it is about; the classes of its title. */
    food_ids: Generated<string[]>
    about_ids: Generated<string[]>
    dish_ids: Generated<string[]>
    /** The food of each ingredient, in their order; null until they were read. */
    ingredient_food_ids: Generated<(string | null)[] | null>
    /** The version of the lexicon that these were read with; 0 if they were not. */
    subjects_version: Generated<number>
    /** The version of the reader that the temperatures of the steps come from; 0 for the first one. */
    temperatures_version: Generated<number>
    /** The version of the rules that its labels were derived with; 0 if they were claimed. */
    labels_version: Generated<number>
    /** The recipes and pictures that its structure refers to; a trigger sets them. */
    part_uuids: GeneratedAlways<string[]>
    step_images: GeneratedAlways<string[]>
    /** Raised when something changes about a recipe within it; examined anew until the second is the same. */
    parts_revision: GeneratedAlways<number>
    parts_examined: Generated<number>
    /** Derived by the database from the columns above. */
    title_vector: GeneratedAlways<string>
    ingredient_vector: GeneratedAlways<string>
    search_vector: GeneratedAlways<string>
    diets: GeneratedAlways<Diet[]>
    minutes: GeneratedAlways<number | null>
    /** Entries of the cooking log that members can see, the users who have one, and these users' ratings. */
    cooked_count: Generated<number>
    cooks_count: Generated<number>
    cooked_rating_count: Generated<number>
    cooked_rating_sum: Generated<number>
    /** The mean as if five more people had given 3.5, and every cook had rated twice. A trigger sets it. */
    rating_score: GeneratedAlways<number>
    /** The current one; it exists at the latest when the transaction commits. */
    version_id: Generated<string>
    /** What it was made from; null for others, and once that is gone for good. */
    from_recipe_id: string | null
    from_version_id: string | null
    /** The id of the recipe at the root of its remixes; null in the root itself. Stays when the root is gone. */
    family_id: string | null
    /** Published remixes; updated by triggers. */
    remix_count: Generated<number>
    /** Whether its owner allows translations. */
    translatable: Generated<boolean>
  }
  /** A list of addresses whose recipes are imported. */
  recipe_imports: { id: Generated<string>; user_id: string; created_at: Date }
  /** An export of another program, with its recipes in `recipe_archive_items`. */
  recipe_archives: {
    id: Generated<string>
    user_id: string
    name: string
    bytes: number
    received: Generated<number>
    /** Whether its parts are stored. */
    has_file: Generated<boolean>
    state: Generated<ArchiveState>
    reason: ArchiveFailure | null
    program: ExportProgram | null
    files: Generated<number>
    files_read: Generated<number>
    other_files: Generated<number>
    header: string[] | null
    columns: (ColumnRole | null)[] | null
    columns_given: Generated<boolean>
    created_at: Date
    claimed_at: Date | null
    finished_at: Date | null
  }
  recipe_archive_items: {
    archive_id: string
    position: number
    path: string
    title: string
    state: Generated<ArchiveItemState>
    reason: ArchiveItemReason | null
    /** What was read, until it is saved. */
    reading: JSONColumnType<ArchiveReading> | null
    fingerprint: Buffer | null
    lines: Generated<number>
    doubts: Generated<number>
    picture: Generated<ArchivePicture>
    image_key: string | null
    recipe_id: string | null
    revision: number | null
    anyway: Generated<boolean>
  }
  recipe_import_items: {
    import_id: string
    position: number
    address: string
    state: Generated<ImportState>
    reason: (typeof importFailures)[number] | null
    /** What was saved, or what it is a duplicate of. */
    recipe_id: string | null
    /** Whether it is saved although the user has it already. */
    anyway: Generated<boolean>
    claimed_at: Date | null
  }
  /** For whom the chef cooked a recipe, as its owner told, and what the check found for them; the owner alone sees it. */
  recipe_eaters: {
    recipe_id: string
    eaters: JSONColumnType<Guests>
    findings: JSONColumnType<Finding[]>
  }
  /** What the chef has cooked for a member in the last days and for whom, so that a save is examined for them. */
  cooked_recipes: {
    id: Generated<string>
    user_id: string
    conversation_id: string | null
    /** Folded. */
    items: string[]
    eaters: JSONColumnType<Guests>
    cooked_at: Date
  }
  recipe_translations: {
    version_id: string
    language: Language
    state: 'waiting' | 'done' | 'failed'
    /** Checked texts of a model by their keys. */
    texts: JSONColumnType<Record<string, string>>
    model: string | null
    /** Whose budget it counts for; null once that account is deleted. */
    requested_by: string | null
    requested_at: Date
  }
  translation_corrections: {
    id: Generated<string>
    recipe_id: string
    language: Language
    /** The text of the recipe that it translates, as it was then. */
    key: string
    original: string
    text: string
    author_id: string
    created_at: Date
    accepted_at: Date | null
    hidden_at: Generated<Date | null>
  }
  recipe_versions: ValuesBy<'column'> & {
    id: Generated<string>
    recipe_id: string
    /** From 1, without gaps; the oldest of many are deleted. */
    number: number
    language: Language
    structure: JSONColumnType<RecipeStructure> | null
    plan: JSONColumnType<StoredPlan> | null
    findings: JSONColumnType<Finding[]>
    image_key: string | null
    reason: VersionReason
    /** When it began: a save soon afterwards replaces it. */
    made_at: Date
    /** Who could read it while it was current: everybody, or the members of these groups. Updated by triggers. */
    was_public: boolean
    group_ids: string[]
    /** When the recipe was hidden with it; null again when it was shown unchanged. */
    hidden_at: Date | null
  }
  recipe_totals: {
    one: GeneratedAlways<true>
    /** Updated by triggers at every change of `recipes`. */
    public_count: GeneratedAlways<number>
  }
  search_words: {
    word: string
    sound: GeneratedAlways<string>
    /** Of published recipes; updated by triggers at every change of `recipes`, never 0. */
    recipe_count: GeneratedAlways<number>
  }
  ratings: {
    recipe_id: string
    user_id: string
    stars: number
    rated_at: Date
  }
  likes: {
    recipe_id: string
    user_id: string
    liked_at: Date
  }
  comments: {
    id: Generated<string>
    recipe_id: string
    author_id: string
    content: string
    created_at: Date
    /** Set while it is hidden until somebody has looked at it. */
    hidden_at: Generated<Date | null>
  }
  photos: {
    id: Generated<string>
    recipe_id: string
    author_id: string
    /** In the image store; `w320/`, `w640/` and `w960/` hold its smaller widths. */
    object_name: string
    description: string | null
    width: number
    height: number
    placeholder: Buffer
    created_at: Date
    /** Set while it is hidden until somebody has looked at it. */
    hidden_at: Generated<Date | null>
    /** The entry of the cooking log that it belongs to; private as long as the entry is. */
    cooking_log_id: Generated<string | null>
    is_private: Generated<boolean>
    /** As in `images`. */
    bytes: Generated<number | null>
  }
  cooking_log: {
    /** Chosen by the page, so that sending it twice makes one. */
    id: string
    user_id: string
    /** Null once the recipe is gone for good. */
    recipe_id: string | null
    /** The version that was current. */
    version_id: string | null
    /** Of the recipe then. */
    title: string
    /** The day where the cook is, as ISO 8601. */
    cooked_on: string
    servings: number
    stars: number | null
    note: string | null
    /** For the cook only, even when the entry is visible. */
    next_time: string | null
    changed: string | null
    minutes: number | null
    visible_to: CookingLogVisibility
    /** When it first became visible to members. */
    shared_at: Date | null
    created_at: Date
    hidden_at: Generated<Date | null>
    /** When a device set each field. */
    clocks: ColumnType<Record<string, string>, string | undefined, string>
  }
  groups: {
    id: Generated<string>
    owner_id: string
    name: string
    description: string | null
    category: string | null
    /** 'City, Country'. */
    location: string | null
    tags: Generated<string[]>
    /** In the image store. */
    picture_name: string | null
    /** As in `images`. */
    picture_bytes: Generated<number | null>
    is_public: boolean
    member_count: Generated<number>
    thread_count: Generated<number>
    created_at: Date
    updated_at: Date
  }
  group_members: {
    group_id: string
    /** The owner is a member too. */
    user_id: string
    joined_at: Date
    /** The number of the newest post of all groups at that time. */
    joined_number: Generated<number>
    /** False for who may have been added unasked, before there were invitations. */
    has_agreed: Generated<boolean>
  }
  recipe_shares: {
    /** One row for each time a recipe was shared or attached; a row that goes withdraws it. */
    id: Generated<string>
    group_id: string
    recipe_id: string
    sharer_id: string
    created_at: Date
  }
  forum_threads: {
    id: Generated<string>
    group_id: string
    /** Null once its author has left the product. */
    author_id: string | null
    title: string
    /** The title is that of the recipe that was shared, and is for those who may read it. */
    titled_by_recipe: Generated<boolean>
    /** Empty when a recipe was shared without a word. */
    content: string
    category: ForumCategory
    is_pinned: Generated<boolean>
    is_locked: Generated<boolean>
    /** Posts that are neither deleted nor hidden. */
    post_count: Generated<number>
    /** Of the newest post that it ever had. */
    last_ordinal: Generated<number>
    created_at: Date
    /** When it began or got its newest post. */
    active_at: Date
    edited_at: Date | null
    /** Set while it is hidden until somebody has looked at it. */
    hidden_at: Generated<Date | null>
    /** Rises with everything that is seen to change in it. */
    revision: Generated<number>
  }
  forum_posts: {
    id: Generated<string>
    /** Rises within a thread: its order. */
    number: GeneratedAlways<number>
    /** Its place among all posts that the thread ever had, from 1. */
    ordinal: number
    thread_id: string
    parent_id: string | null
    author_id: string | null
    /** Empty in a placeholder. */
    content: string
    created_at: Date
    edited_at: Date | null
    /** A deleted post with replies stays as a placeholder. */
    deleted_at: Date | null
    /** Set while it is hidden until somebody has looked at it. */
    hidden_at: Generated<Date | null>
    /** The thread's number when this was last changed. */
    revision: Generated<number>
  }
  post_tombstones: {
    thread_id: string
    post_id: string
    /** The thread's number when it went without a trace. */
    revision: number
    /** Of the post; 0 when it went before posts had one. */
    ordinal: Generated<number>
  }
  follower_notification_queue: {
    thread_id: string
    number: number
  }
  thread_read_positions: {
    thread_id: string
    user_id: string
    /** Of the last post they have read; 0 when they only opened the thread. */
    number: number
  }
  notifications: {
    id: Generated<string>
    user_id: string
    kind: NotificationKind
    /** Who did it; the last of them where it covers several posts. */
    actor_id: string | null
    thread_id: string | null
    post_id: string | null
    recipe_id: string | null
    comment_id: string | null
    photo_id: string | null
    /** Where it is about a group and not about a thread in it. */
    group_id: string | null
    /** What a moderator decided about, and how it was called then: it may be gone by now. */
    content_kind: ContentKind | null
    title: string | null
    reason: string | null
    /** Comments and photos are counted when the line is read, between its two times. */
    count: Generated<number>
    /** When the first of several happened; null where it covers one. */
    first_at: Date | null
    created_at: Date
    read_at: Date | null
    /** When a daily mail contained it; null again when its count grows. */
    mailed_at: Date | null
  }
  digest_runs: {
    user_id: string
    /** The last daily mail. */
    sent_at: Date
  }
  notification_opt_outs: {
    user_id: string
    kind: NotificationPreference
  }
  thread_follows: {
    thread_id: string
    user_id: string
    /** False for users who unfollowed it. */
    follows: boolean
  }
  recipe_references: {
    id: Generated<string>
    thread_id: string
    /** Null when it hangs on the thread itself. */
    post_id: string | null
    /** Null once the recipe is gone for good. */
    recipe_id: string | null
    /** The share that came with it; null once it is withdrawn. */
    share_id: string | null
    created_at: Date
  }
  idempotency_keys: {
    user_id: string
    /** The client's Idempotency-Key. */
    key: string
    recipe_id: string
    created_at: Date
  }
  saved_recipes: {
    user_id: string
    /** Perhaps of a recipe that is gone; likewise in the other tables below. */
    recipe_id: string
    /** When it was saved; null once its author has left. */
    title: string | null
    dish_type: DishType
    saved_at: Date
  }
  recipe_tags: {
    user_id: string
    recipe_id: string
    tag: string
    /** Without case and accents. */
    folded: string
  }
  recipe_notes: {
    user_id: string
    recipe_id: string
    text: string
    updated_at: Date
  }
  collections: {
    /** Chosen by the client, so that a repeated request creates one. */
    id: string
    /** Null once the creator of a group's collection has left. */
    owner_id: string | null
    /** Null for a collection that only its owner sees. */
    group_id: string | null
    title: string
    description: string | null
    cover_recipe_id: string | null
    /** Among the owner's own collections. */
    position: number
    created_at: Date
    updated_at: Date
    /** Set while it is hidden until a moderator has decided. */
    hidden_at: Generated<Date | null>
  }
  collection_recipes: {
    collection_id: string
    recipe_id: string
    position: number
    note: string | null
    /** Null once that user has left. */
    added_by: string | null
    added_at: Date
  }
  households: {
    id: Generated<string>
    name: string | null
    created_at: Date
    /** 1 is Monday, 7 is Sunday. */
    week_starts: number
    measures: Measures
    region: SeasonRegion
    /** Null: as many as usually eat. */
    servings: number | null
    /** Minutes for cooking from Monday to Sunday, null for no limit; null before somebody has said so. */
    weekday_minutes: (number | null)[] | null
    equipment: Equipment[]
    /** Counts the changes of plan and shopping list. */
    revision: Generated<number>
    /** Deleted rows up to this revision are gone. */
    purged_revision: Generated<number>
  }
  list_items: {
    household_id: string
    /** Made by the client, or by the server for lines of a recipe. */
    id: string
    item: string
    language: Language
    /** Read by the server from `item`; null where no food is known. */
    food_id: string | null
    /** Of that food; null if only a scale could tell. */
    grams_per_unit: number | null
    amount: number | null
    unit: Unit | null
    note: string | null
    aisle: Aisle | null
    /** Null, or a list that is gone: the first list. */
    list_id: string | null
    plan_entry_id: string | null
    /** Stays when the recipe is gone. */
    recipe_id: string | null
    /** The recipe's `revision` that the line was made from; null to make it anew. */
    recipe_revision: number | null
    servings: number | null
    /** The zero-based index among the recipe's ingredients. */
    line: number | null
    /** A person has changed it, so it no longer follows its recipe. */
    is_edited: boolean
    ticked_at: Date | null
    ticked_by: string | null
    /** The clock of each field that an operation has set, see `shared/sync`. */
    clocks: JSONColumnType<Record<string, string>>
    revision: number
    deleted_at: Date | null
  }
  /** The lists beside the first one, which has a row once it has a name (`shared/shopping/lists.ts`). */
  shopping_lists: {
    household_id: string
    /** Made by the client. */
    id: string
    name: string
    is_archived: boolean | null
    /** Lines of planned meals and of recipes go here; of several, to the one that was chosen last. */
    is_default: boolean | null
    clocks: JSONColumnType<Record<string, string>>
    revision: number
    deleted_at: Date | null
  }
  pantry_items: {
    household_id: string
    food_id: string
    state: 'always' | 'have'
    use_by: string | null
    clocks: JSONColumnType<Record<string, string>>
    revision: number
    deleted_at: Date | null
  }
  /** Where the shop of a household keeps a food. */
  shop_aisles: { household_id: string; food_id: string; aisle: Aisle }
  household_operations: { household_id: string; operation_id: string; made_at: Date }
  household_members: {
    household_id: string
    /** Everybody belongs to at most one household. */
    user_id: string
    joined_at: Date
    /** Who announced the removal, and when it takes effect. */
    removed_by: Generated<string | null>
    removal_at: Generated<Date | null>
  }
  /** Open invitations to groups; used, declined and withdrawn ones are deleted. */
  group_invites: {
    id: Generated<string>
    group_id: string
    made_by: string
    /** The address as typed. */
    sent_to: string
    /** The member with that address; null when there is no such member. */
    user_id: string | null
    created_at: Date
    expires_at: Date
  }
  household_invites: {
    id: Generated<string>
    household_id: string
    /** SHA-256 of the token in a link; null for an invitation by e-mail. */
    token_hash: Buffer | null
    made_by: string
    /** The address as typed; null for a link. */
    sent_to: string | null
    /** The member with that address; null for a link, and when there is no such member. */
    user_id: string | null
    created_at: Date
    expires_at: Date
    used_at: Generated<Date | null>
  }
  eaters: {
    /** Chosen by the client, so that a repeated request creates one. */
    id: string
    household_id: string
    /** A first name. */
    name: string
    /** The member who is this person, and who alone changes what they must not eat. */
    user_id: string | null
    allergens: Allergen[]
    diets: Diet[]
    /** Ids of foods, or words that are not known as a food. */
    dislikes: string[]
    is_child: boolean
    /** Eats with the household on an ordinary day. */
    is_usual: boolean
    created_at: Date
  }
  plan_entries: {
    household_id: string
    /** Chosen by a device. */
    id: string
    /** As ISO 8601; null for a dish that has no day yet. */
    day: string | null
    meal: Meal
    /** The order within a meal. */
    position: number | null
    /** Null for a meal without a recipe. */
    recipe_id: string | null
    /** Of the recipe when it was planned, or what was typed. */
    title: string | null
    servings: number | null
    /** Ids of eaters; null for those who usually eat. */
    eaters: string[] | null
    cook_id: string | null
    note: string | null
    /** The entry whose leftovers it is. */
    leftover_of: string | null
    /** Whether its ingredients should be on the shopping list; null for no. */
    on_list: boolean | null
    /** The recipe whose lines were put on the list; null until that is done. */
    listed_recipe_id: string | null
    clocks: JSONColumnType<Record<string, string>>
    revision: number
    deleted_at: Date | null
  }
  calendar_feeds: {
    id: Generated<string>
    household_id: string
    user_id: string
    token_hash: Buffer
    meals: Meal[]
    language: Language
    created_at: Date
    /** When a calendar last read it. */
    read_at: Date | null
    revoked_at: Date | null
  }
  conversations: {
    /** Chosen by the page, so that asking twice makes one. */
    id: string
    user_id: string
    title: string
    /** Otherwise the title follows the dish. */
    titled_by_user: Generated<boolean>
    /** The table as understood after the last answer, as JSON; null before there is one. */
    understood: JSONColumnType<ChatTable> | null
    /** The recipe that stands after it, as JSON. */
    draft: JSONColumnType<Draft> | null
    /** Recipes that stood before, oldest first, as JSON. */
    earlier_drafts: JSONColumnType<SentDraft[]> | null
    /** What a model keeps of its beginning, where it has outgrown the model's window, as JSON. */
    summary: JSONColumnType<TalkSummary> | null
    /** The recipe that was saved from it. */
    recipe_id: string | null
    created_at: Date
    active_at: Date
  }
  messages: {
    conversation_id: string
    /** From 0; the page's greeting is not among them. */
    position: number
    role: 'user' | 'assistant'
    content: string
    /** An answer is `writing` until it is complete, stopped by the user, or interrupted by a failure. */
    state: MessageState
    /** The run that writes the answer; words of an earlier run are dropped. */
    run_id: string | null
    /** While it is being written it is touched every second: one that is not has lost its writer. */
    heartbeat_at: Date
    /** What came with an answer beside its words, as JSON: what tools did, what was offered; null where nothing did. */
    metadata: JSONColumnType<AnswerMetadata> | null
    /** Object names, in the order of the message. */
    pictures: Generated<string[]>
  }
  /** What members show the chef. */
  chat_pictures: {
    /** The object name. */
    name: string
    user_id: string
    /** Null until it is sent. */
    conversation_id: string | null
    bytes: number
    created_at: Date
  }
  /** Which providers of models may know what a member cooked, plans and has at home; no row until they were asked. */
  chef_sharing: {
    user_id: string
    provider: string
    allowed: boolean
    decided_at: Date
  }
  token_ledger: {
    user_id: string
    /** In UTC, as ISO 8601. */
    day: string
    input_tokens: number
    output_tokens: number
    /** In the currency of the prices that were set then, as a decimal; null when none were. */
    cost: string | null
  }
  /** What models were asked for on a day, by all members together; nothing of whom or of what. */
  model_usage: {
    /** In UTC, as ISO 8601. */
    day: string
    provider: string
    model: string
    task: string
    outcome: string
    calls: number
    input_tokens: number
    output_tokens: number
    cost: string
  }
  generation_timings: {
    id: Generated<string>
    user_id: string
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
  reports: {
    id: Generated<string>
    kind: ReportableKind
    content_id: string
    reporter_id: string
    reason: ReportReason
    note: string | null
    created_at: Date
    /** When somebody decided about the thing. */
    closed_at: Date | null
  }
  mutes: {
    user_id: string
    /** Whom this member does not want to read. */
    muted_user_id: string
    created_at: Date
  }
  suspensions: {
    id: Generated<string>
    /** The user who may not post. */
    user_id: string
    /** Null applies everywhere. */
    group_id: string | null
    reason: string
    created_at: Date
    /** Null is for good. */
    ends_at: Date | null
  }
  moderation_log: {
    id: GeneratedAlways<number>
    at: Date
    action: ModerationAction
    /** Null for automatic actions and deleted accounts. */
    actor_id: string | null
    /** Who wrote the content, or who was suspended. */
    subject_id: string | null
    kind: ReportableKind | null
    content_id: string | null
    group_id: string | null
    reason: string | null
  }
}

type MessageState = 'complete' | 'writing' | 'stopped' | 'interrupted'

/** What the audit log knows of; words only, never a value. */
export type AuditAction =
  | 'sign-in'
  | 'sign-in refused'
  | 'sign-out'
  | 'sign-out everywhere'
  | 'sign-up'
  | 'password changed'
  | 'password reset'
  | 'email changed'
  | 'provider linked'
  | 'provider unlinked'
  | 'second factor on'
  | 'second factor off'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'sessions ended'
  | 'access token created'
  | 'access token revoked'
  | 'data exported'
  | 'account deleted'
  | 'invite generated'
  | 'invite revoked'
  | 'invite permission revoked'
  | 'invite permission restored'
  | 'request approved'
  | 'request declined'
  | 'admin made'

/** A connection or a transaction: queries take it first and never look for another. */
export type Db = Kysely<Schema> | Transaction<Schema>

export type UserRow = Selectable<Schema['users']>
export type GroupRow = Selectable<Schema['groups']>
export type ThreadRow = Selectable<Schema['forum_threads']>
export type PostRow = Selectable<Schema['forum_posts']>
export type MailRow = Selectable<Schema['mails']>
