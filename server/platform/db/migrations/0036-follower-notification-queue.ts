import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Posts whose followers are not notified yet. A row is written with its post and deleted with the notifications. */
export const followerNotificationQueue: Migration = {
  name: '0036-follower-notification-queue',
  async up(db) {
    await sql`create table follower_notification_queue (
      thread_id uuid not null,
      number bigint not null,
      primary key (thread_id, number)
    )`.execute(db)
  },
}
