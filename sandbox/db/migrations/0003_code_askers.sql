-- Existing codes expire within ten minutes, and the source that requested them is unknown, so they are deleted.
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asked_from" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "others_tries_left" integer NOT NULL;