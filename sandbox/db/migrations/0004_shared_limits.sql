CREATE TABLE "limits" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "post_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "post_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "limits_until_index" ON "limits" USING btree ("until");--> statement-breakpoint
CREATE INDEX "mailbox_post_at_index" ON "mailbox" USING btree ("post_at");