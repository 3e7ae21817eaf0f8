-- The codes that live are ten minutes old at most, and nobody knows who asked for them.
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asked_from" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "others_tries_left" integer NOT NULL;