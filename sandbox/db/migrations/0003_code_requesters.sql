-- Delete all codes, because existing rows don't record who requested the code. A code is valid for only ten
-- minutes, so members lose little.
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asked_from" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "others_tries_left" integer NOT NULL;